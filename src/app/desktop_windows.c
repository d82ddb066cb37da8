/* Windows keeps these wishes itself: Settings, Accessibility. */
#include "desktop.h"

#include <windows.h>

/* Text size, in per cent. */
static int text_size(void)
{
    DWORD per_cent = 0, size = sizeof per_cent;

    if (RegGetValueW(HKEY_CURRENT_USER, L"Software\\Microsoft\\Accessibility", L"TextScaleFactor",
                     RRF_RT_REG_DWORD, NULL, &per_cent, &size) != ERROR_SUCCESS ||
        per_cent < 100)
        return 0;
    return per_cent < 200 ? (int)per_cent : 200;
}

struct desktop_settings desktop_settings(void)
{
    BOOL animations = TRUE, reader = FALSE;
    HIGHCONTRASTW contrast = {.cbSize = sizeof contrast};

    SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animations, 0);
    SystemParametersInfoW(SPI_GETSCREENREADER, 0, &reader, 0);
    SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0);
    return (struct desktop_settings){
        .calm = !animations,
        .contrast = contrast.dwFlags & HCF_HIGHCONTRASTON,
        .reader = reader,
        .text = text_size(),
    };
}
