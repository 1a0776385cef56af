import type { Page } from 'playwright-core'

type Asked = { whole?: boolean; accepted?: Buffer }

/** Waits for pending content and takes the picture: once if it equals the accepted one, else until two in a row are equal. */
export async function takePicture(page: Page, { whole = false, accepted }: Asked): Promise<Buffer> {
  await page.evaluate(untilArrived, whole)
  let before = await shoot(page, whole)
  if (accepted?.equals(before)) return before
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const now = await shoot(page, whole)
    if (now.equals(before)) return now
    before = now
  }
  throw new Error(`${page.url()} does not stand still`)
}

async function shoot(page: Page, fullPage: boolean) {
  await page.evaluate(steadyCodes)
  return page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' })
}

/** Runs in the page: waits for the typeface and the pictures in the window; for the whole page also for lazy ones. */
async function untilArrived(whole: boolean) {
  const isWanted = (picture: HTMLImageElement) => {
    const { top, bottom, width } = picture.getBoundingClientRect()
    return width > 0 && (whole || (bottom > 0 && top < innerHeight))
  }
  await document.fonts.ready
  const pictures = [...document.images].filter(isWanted)
  for (const picture of pictures) picture.loading = 'eager'
  // A picture that fails to load is shown as broken, which the sheet shows.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

/** Runs in the page: order codes are random, so all are replaced by the same one. */
function steadyCodes() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const steady = text.nodeValue!.replace(/(?<![\w-])(\d{6}-)?[0-9A-HJKMNP-TV-Z]{8}(?![\w-])/g, '$1K7M2Q9XA')
    if (steady !== text.nodeValue) text.nodeValue = steady
  }
}
