import type { Page } from '@playwright/test'

/**
 * The texts of the page of which a part is not shown, beyond the edge of what they stand in. What can be scrolled to is
 * shown; a text that people wrote may be shortened, ours may not.
 */
export const cutTexts = (page: Page, written: string[]): Promise<string[]> =>
  page.evaluate((theirs) => {
    const isRead = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !element.closest('svg, script, style, select')
    const ownTexts = (element: Element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isCut = (text: Node): boolean => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return false
        const edge = box.getBoundingClientRect()
        // Only for screen readers.
        if (edge.width <= 1) return false
        const isBeyond = left < edge.left - 1 || right > edge.right + 1
        if (overflowX !== 'visible' && isBeyond) return true
      }
      return false
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => isRead(element) && ownTexts(element).some(isCut))
      .map(({ textContent }) => textContent.trim())
      .filter((text) => !theirs.some((one) => text.includes(one)))
  }, written)
