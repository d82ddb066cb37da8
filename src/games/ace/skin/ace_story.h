/* ace_story.h - the story of Ace of Spades: why you ride, the four scenes, the coming of Lord
 * Overkill, the end; and what every enemy says when met and when killed.
 *
 * An enemy's lines are found by the id that assets/ace/enemies.txt gives it, so that they stay with
 * it wherever it stands there. All texts are returned in the language in force, without quotation
 * marks; none of them tells anything that the rules hide. */
#ifndef CARRE_ACE_STORY_H
#define CARRE_ACE_STORY_H

/* A line of the enemy of that id; NULL if none is written. */
const char *ace_story_met(const char *id);
const char *ace_story_killed(const char *id);
/* The id of the n-th enemy that has lines, from 0; NULL after the last. */
const char *ace_story_id(int n);

enum ace_story_part {
    ACE_STORY_RIDE,   /* why you ride: before the first enemy of a run */
    ACE_STORY_STREET, /* the scenes 1 to 4, as they begin */
    ACE_STORY_RAILWAY,
    ACE_STORY_MINE,
    ACE_STORY_GRAVES,
    ACE_STORY_REVEAL, /* Lord Overkill comes */
    ACE_STORY_DEFEAT,
    ACE_STORY_VICTORY,
    ACE_STORY_PARTS
};
/* What it is called, a few words, and what is told, two or three sentences. */
const char *ace_story_title(enum ace_story_part part);
const char *ace_story_text(enum ace_story_part part);
/* The part for a scene from 1 to 4. */
enum ace_story_part ace_story_scene(int scene);

#endif
