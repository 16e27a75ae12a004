import type { Page } from '@playwright/test'

/**
 * The texts of the page that do not fit where they stand: what is beyond the edge of an element is not shown, or stands over
 * what is beside it. A text that people wrote may be shortened, ours may not.
 */
export const cutTexts = (page: Page, written: string[]): Promise<string[]> =>
  page.evaluate((theirs) => {
    const isRead = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.getBoundingClientRect().width > 1
    const holdsText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isCut = (element: Element) => {
      const { overflowX, display } = getComputedStyle(element)
      if (display.startsWith('inline') && display !== 'inline-block' && display !== 'inline-flex')
        return false
      const isTooWide = element.scrollWidth > element.clientWidth + 1
      return isTooWide && overflowX !== 'auto' && overflowX !== 'scroll'
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('svg, script, style, option, select'))
      .filter((element) => holdsText(element) && isRead(element) && isCut(element))
      .map(({ textContent }) => textContent.trim())
      .filter((text) => !theirs.some((one) => text.includes(one)))
  }, written)
