import { addAria, aria, fillCheckout, payBy, place, placeButton, untilQuoted } from '../../e2e/buy.ts'
import { adminStops } from './admin-stops.ts'
import { followLink, type Seen, type Stop } from './stage.ts'

/** The slug of a product in the current language. */
const slugs = {
  blade: { vi: 'luoi-luot-buoc-7', en: 'luot-buoc-7-figure-blades' },
  pad: { vi: 'bao-ve-dau-goi-luot-tru', en: 'luot-tru-knee-pads' },
  bag: { vi: 'tui-dung-giay-luot-ben', en: 'luot-ben-skate-bag' },
  service: { vi: 'mai-luoi-giay', en: 'blade-sharpening' },
}
const posts = { vi: 'giay-nghe-thuat-hay-khuc-con-cau', en: 'figure-or-hockey-skates' }
const at =
  (path: string) =>
  ({ go }: Seen) =>
    go(path)
const product =
  (key: keyof typeof slugs) =>
  ({ go, locale }: Seen) =>
    go(`/product/${slugs[key][locale]}`)
/** Every sign-in screen has an English version. */
const auth =
  (path: string) =>
  ({ page, url, locale }: Seen) =>
    page.goto(`${url}${locale === 'en' ? '/en' : ''}${path}`)

const isPhone = ({ width }: Seen) => width < 600
const dialog = ({ page }: Seen) => page.locator('dialog[open]')

async function openMenu(seen: Seen) {
  const { page, go, t } = seen
  await go('/shop/category/hockey')
  if (!isPhone(seen)) {
    await page.locator('header nav button[aria-expanded]').first().click()
    return page.locator('header nav a[href*="/product/"], header nav a[href*="/shop/category/"]').first().waitFor()
  }
  await page.getByRole('button', { name: t('layout_nav_menu'), exact: true }).click()
  return dialog(seen).waitFor()
}

async function openFilters(seen: Seen) {
  const { page, go, t } = seen
  await go('/shop?category=figure&size=245')
  if (isPhone(seen)) await page.getByRole('button', { name: t('listing_filters') }).click()
}

async function openAdviser({ page, go, t }: Seen) {
  await go(`/product/${aria.slug}`)
  await page.getByRole('link', { name: t('advice_open') }).click()
  const drawer = page.getByRole('dialog', { name: t('advice_title') })
  await drawer.locator('input[name=foot]').fill('244')
  await drawer.locator('input[name=girth]').fill('236')
  await drawer.getByRole('region', { name: t('advice_result') }).waitFor()
}

async function openModel({ page, go, t }: Seen) {
  await go(`/product/${aria.slug}`)
  await page.getByRole('button', { name: t('product_spin') }).click()
  await page.locator('dialog canvas[data-state=open]').waitFor({ timeout: 60_000 })
}

async function openViewer(seen: Seen) {
  const { page, go, t } = seen
  await go(`/product/${aria.slug}`)
  await page
    .getByRole('region', { name: t('product_pictures') })
    .locator('a')
    .first()
    .click()
  await dialog(seen).locator('img').first().waitFor()
}

async function showToast(seen: Seen) {
  const { page, go, t } = seen
  await go('/shop/category/hockey')
  await page
    .getByRole('button', { name: new RegExp(`^${t('wishlist_save', { name: '' }).trim()} `) })
    .first()
    .click()
  await page.locator('[data-sonner-toast][data-mounted=true]').waitFor()
}

async function openSearch(seen: Seen) {
  const { page, go, t } = seen
  await go('/shop/category/hockey')
  const opener = page.locator('header').getByRole('link', { name: t('search_label') })
  await (isPhone(seen) ? opener.click() : page.keyboard.press('Control+k'))
  await page.getByRole('combobox', { name: t('search_label') }).fill('giày')
  await page.getByRole('group', { name: t('search_products') }).waitFor()
}

async function compareTwo(seen: Seen) {
  const { page, go, t } = seen
  await go('/shop/category/figure')
  if (isPhone(seen)) await page.locator('label:has(#compare-mode)').click()
  const buttons = page
    .locator('main')
    .getByRole('button', { name: new RegExp(`^${t('compare_add', { name: '' }).trim()} `) })
  for (const at of [0, 1]) await buttons.nth(at).click()
  await page
    .getByRole('region', { name: t('compare_tray') })
    .getByRole('link')
    .waitFor()
}

async function openBell({ page, go, t }: Seen) {
  await go('/shop/category/hockey')
  await page
    .locator('header')
    .getByRole('button', { name: new RegExp(`^${t('notification_bell_title')}(,|$)`) })
    .click()
  await page
    .getByRole('dialog', { name: t('notification_bell_title') })
    .getByRole('listitem')
    .first()
    .waitFor()
}

async function askToClear({ page, go, t }: Seen) {
  await go('/wishlist')
  await page.getByRole('button', { name: t('wishlist_clear'), exact: true }).click()
  await page.getByRole('dialog', { name: t('wishlist_clear_ask') }).waitFor()
}

async function signUpWrongly(seen: Seen) {
  await auth('/auth/signup')(seen)
  await seen.page.locator('main input[name=email]').fill('lan@')
  await seen.page.locator('main input[name=password]').fill('abc')
  await seen.page.locator('main form button[type=submit]').first().click()
  await seen.page.locator('main [aria-invalid=true]').first().waitFor()
}

/** Adds boots of the customer's size to the cart and closes the drawer. */
async function withGoods(seen: Seen, path: string) {
  await addAria(seen, { size: '270' })
  await seen.go(path)
}

async function checkoutFilled(seen: Seen) {
  await withGoods(seen, '/checkout')
  await fillCheckout(seen)
  await untilQuoted(seen.page)
}

async function checkoutWrong(seen: Seen) {
  await withGoods(seen, '/checkout')
  await placeButton(seen.page).click()
  await seen.page.locator('main [aria-invalid=true]').first().waitFor()
}

async function ordered(seen: Seen) {
  await checkoutFilled(seen)
  return place(seen)
}

/** The page with the QR code and the account to pay to. */
async function payByTransfer(seen: Seen) {
  await checkoutFilled(seen)
  await payBy(seen.page, 'bank_transfer')
  await untilQuoted(seen.page)
  await placeButton(seen.page).click()
  await seen.page.waitForURL((url) => !url.pathname.endsWith('/checkout'))
}

const ownOrder = async (seen: Seen) => {
  await seen.go('/my-orders')
  await followLink(seen, '*="/orders/2"')
}

/** The order matters: orders are placed last, so that the screens before stay unchanged. */
export const stops: Stop[] = [
  ...adminStops,
  { name: 'home', open: at('/') },
  { name: 'home-whole', whole: true, open: at('/') },
  { name: 'menu', open: openMenu },
  { name: 'list', open: at('/shop') },
  { name: 'list-filters', open: openFilters },
  { name: 'list-empty', open: at('/shop?category=speed&colour=rose') },
  { name: 'category', open: at('/shop/category/hockey') },
  { name: 'search', open: at('/search?q=aria') },
  { name: 'search-panel', open: openSearch },
  { name: 'compare-tray', open: compareTwo },
  { name: 'product-figure', open: at(`/product/${aria.slug}`) },
  { name: 'product-figure-whole', whole: true, open: at(`/product/${aria.slug}`) },
  { name: 'product-hockey', open: at('/product/luot-bao-65') },
  { name: 'product-blade', open: product('blade') },
  { name: 'product-pad', open: product('pad') },
  { name: 'product-bare', open: at('/product/luot-nga-85') },
  { name: 'product-bag', open: product('bag') },
  { name: 'product-service', open: product('service') },
  { name: 'product-sold-out', open: at('/product/luot-lim-40') },
  { name: 'product-pictures', open: openViewer },
  { name: 'product-model', open: openModel },
  { name: 'size-adviser', open: openAdviser },
  { name: 'size-guide', open: at('/size-guide?foot=244&girth=236') },
  { name: 'set-builder', open: at('/set-builder?boot=luot-nhip-55&fit=240_R&blade=luoi-luot-dieu-7') },
  { name: 'bundles', open: at('/bundles') },
  { name: 'bundle', open: at('/bundles/bo-cho-be-6-9') },
  { name: 'cart-drawer', open: (seen) => addAria(seen, { size: '270' }) },
  { name: 'cart', open: (seen) => withGoods(seen, '/cart') },
  { name: 'cart-empty', open: at('/cart') },
  { name: 'checkout', open: checkoutFilled },
  { name: 'checkout-errors', open: checkoutWrong },
  { name: 'wishlist', who: 'customer', open: at('/wishlist') },
  { name: 'wishlist-question', who: 'customer', open: askToClear },
  { name: 'compare', open: at('/compare?p=luot-aria-75,luot-nhip-55,luot-may-30') },
  { name: 'guides', open: at('/guides') },
  { name: 'guide-whole', whole: true, open: at('/guides/sizing') },
  { name: 'blog', open: at('/blog') },
  { name: 'post-whole', whole: true, open: (seen) => seen.go(`/blog/${posts[seen.locale]}`) },
  { name: 'about-whole', whole: true, open: at('/about') },
  { name: 'tools', open: at('/tools') },
  { name: 'tools-blades', open: at('/tools/blades') },
  { name: 'returns-policy', open: at('/returns') },
  { name: 'contact', open: at('/contact') },
  { name: 'contact-form', open: at('/contact/message') },
  { name: 'not-found', open: at('/nothing/here') },
  { name: 'sign-in', open: auth('/auth') },
  { name: 'sign-up-errors', open: signUpWrongly },
  { name: 'profile', who: 'customer', open: at('/profile') },
  { name: 'feet', who: 'customer', open: at('/profile/feet') },
  { name: 'my-orders', who: 'customer', open: at('/my-orders') },
  { name: 'order', who: 'customer', open: ownOrder },
  { name: 'notifications', who: 'customer', open: openBell },
  { name: 'toast', open: showToast },
  { name: 'order-success', open: ordered },
  { name: 'pay', open: payByTransfer },
]
