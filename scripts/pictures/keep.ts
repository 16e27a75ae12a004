import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { repositoryRoot } from '#tests/support/repository-root.ts'

const FOLDER = join(repositoryRoot, 'docs/images')
const MAX_WIDTH = 1440
/** Less than what lies between two cards of a page. */
const MARGIN = 16
const BELOW_THE_HEADER = 88

/** A picture of what is seen of a page, or of one part of it, by default with a little of its surroundings. */
export type Keep = (name: string, of: Page | Locator, margin?: number) => Promise<void>

/** Pictures are kept until all are taken. Then they replace all former ones, also those no longer taken. */
export function album(): { keep: Keep; save: () => void } {
  const pictures = new Map<string, Buffer>()
  return {
    keep: async (name, of, margin = MARGIN) => {
      const shot = sharp('page' in of ? await part(of, margin) : await seen(of))
      const picture = shot.resize({ width: MAX_WIDTH, withoutEnlargement: true })
      pictures.set(`${name}.webp`, await picture.webp({ quality: 88, effort: 6 }).toBuffer())
    },
    save: () => {
      rmSync(FOLDER, { recursive: true, force: true })
      mkdirSync(FOLDER)
      for (const [file, bytes] of pictures) {
        writeFileSync(join(FOLDER, file), bytes)
        console.log(`docs/images/${file}  ${Math.round(bytes.length / 1000)} kB`)
      }
    },
  }
}

type Clip = { x: number; y: number; width: number; height: number }

async function seen(page: Page, clip?: Clip): Promise<Buffer> {
  // Or what lies under it would look different from the rest.
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete))
  return page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip && { clip }) })
}

async function part(of: Locator, margin: number): Promise<Buffer> {
  await scrollTo(of)
  const box = await of.boundingBox()
  if (!box) throw new Error(`${String(of)} is not shown`)
  return seen(of.page(), {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  })
}

/** To the top of the page, under the header that stays there. */
export const scrollTo = (of: Locator) =>
  of.evaluate((element, header) => {
    // A dialog stays where it is.
    if (element.closest('[role=dialog]')) return
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - header)
  }, BELOW_THE_HEADER)
