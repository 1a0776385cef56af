import { eq, sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { consents, skaters, users } from '#shop/identity/schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { savedAddresses } from '#shop/shipping/schema.ts'
import { addAria, place, untilQuoted } from './buy.ts'
import { aPhoto, placeFor, saveAddress, saveChild, signedInCustomer } from './customer.ts'
import { overflow, seriousFindings } from './look.ts'
import { field, heading, press, said } from './main-part.ts'
import { wayOf, expect, test, type Visit } from './stage.ts'
import { scrollsTo, seesNot } from './sees.ts'

async function pick({ page, t }: Visit, key: string, typed: string, wanted: string) {
  const box = page.getByRole('combobox', { name: t(key) })
  await expect.poll(() => box.isEnabled()).toBe(true)
  await box.fill(typed)
  await page.getByRole('option', { name: wanted, exact: true }).click()
}

describe.each(wayOf('desk', 'en'))('SPEC 2, /profile and /my-orders ($locale, $width px)', ({ width, locale }) => {
  /** Opens screens one after the other and looks at each as people who cannot see, or hold a phone, would. */
  const lookAt = async ({ page, go }: Visit, paths: string[]) => {
    for (const path of paths) {
      await go(path)
      await scrollsTo(page.getByRole('heading', { level: 1 }))
      await page.waitForLoadState('networkidle')
      expect(await seriousFindings(page), path).toEqual([])
      expect(await overflow(page), path).toBeLessThanOrEqual(0)
    }
  }

  test('every form of the account is one that everybody can use', async ({ visit, closed, shop }) => {
    const seen = await visit({ width, locale, dark: width < 600 })
    const { userId } = await signedInCustomer({ closed, shop }, seen, locale)
    const skater = await saveChild({ closed, shop }, userId)
    const forms = [
      '/profile',
      '/profile/addresses/new',
      '/profile/feet/new',
      `/profile/feet/${skater}`,
      '/profile/mail',
    ]
    await lookAt(seen, [...forms, '/profile/erase', '/profile/erased'])
  })

  test('so is every list of it, empty and full', async ({ visit, closed, shop }) => {
    const seen = await visit({ width, locale, dark: width < 600 })
    const { userId } = await signedInCustomer({ closed, shop }, seen, locale)
    const lists = ['/my-orders', '/profile/addresses', '/profile/feet']
    await lookAt(seen, lists)
    await saveAddress({ closed, shop }, userId)
    await saveAddress({ closed, shop }, userId, { street: `Tầng 12, ${'tòa nhà rất dài '.repeat(8)}` })
    await saveChild({ closed, shop }, userId)
    const order = await placeFor({ closed, shop }, { userId })
    await lookAt(seen, [...lists, '/profile/privacy', `/orders/${order}`])
  })

  test('name, phone, picture and language are changed and shown wherever they are used', async ({
    visit,
    closed,
    shop,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    const { userId } = await signedInCustomer({ closed, shop }, seen, locale)
    await go('/profile')
    await heading(seen, t('profile_title'))
    await field(seen, 'checkout_name').fill('R2-D2 <b>')
    await page.locator('input[name=phone]').fill('12')
    await press(seen, 'profile_save')
    await said(seen, 'checkout_name_signs')
    await said(seen, 'checkout_phone_wrong')
    await expect.poll(() => field(seen, 'checkout_name').inputValue()).toBe('R2-D2 <b>')
    await field(seen, 'checkout_name').fill('Trần  Thị Lan Anh')
    await page.locator('input[name=phone]').fill('+84 90 1234567')
    await press(seen, 'profile_save')
    await said(seen, 'profile_done_saved')
    await expect.poll(() => page.locator('input[name=phone]').inputValue()).toBe('0901 234 567')
    await expect.poll(() => page.locator('input[name=name]').inputValue()).toBe('Trần Thị Lan Anh')
    const link = page.locator(`header a[href$="/profile"]`).first()
    if (width > 600)
      await expect
        .poll(() => link.getAttribute('aria-label'))
        .toBe(t('session_account_of', { name: 'Trần Thị Lan Anh' }))

    await page.locator('input[type=file]').setInputFiles(await aPhoto())
    await said(seen, 'profile_done_picture')
    const face = page.locator('header a[href$="/profile"] img[src^="/avatars/"]')
    await expect.poll(() => face.count()).toBeGreaterThan(0)
    const [row] = await closed.look((db) => db.select().from(users).where(eq(users.id, userId)))
    expect(row).toMatchObject({ name: 'Trần Thị Lan Anh', phone: '+84901234567' })
    await expect.poll(() => face.first().getAttribute('src')).toBe(row!.image)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') })
    await said(seen, 'profile_avatar_kind')
    await press(seen, 'profile_picture_remove')
    await said(seen, 'profile_done_picture_gone')
    await seesNot(face)

    const other = locale === 'vi' ? 'en' : 'vi'
    await page.locator(`label:has(input[name=locale][value=${other}])`).click()
    await press(seen, 'profile_save')
    await page.waitForURL((url) => url.pathname === (other === 'en' ? '/en/profile' : '/profile'))
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(other)
    const [after] = await closed.look((db) => db.select().from(users).where(eq(users.id, userId)))
    expect(after!.locale).toBe(other)
    await page.goto(`${shop.url}/shop`)
    expect(new URL(page.url()).pathname).toBe(other === 'en' ? '/en/shop' : '/shop')
  })

  test('addresses are kept, checkout begins with the default, another is one press away', async ({
    visit,
    closed,
    shop,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    const { userId } = await signedInCustomer({ closed, shop }, seen, locale)
    await go('/profile/addresses')
    await said(seen, 'profile_addresses_empty')
    await page.getByRole('link', { name: t('profile_address_add') }).click()
    await press(seen, 'profile_address_save')
    await scrollsTo(page.getByText(t('profile_errors', { count: 4 })))
    await field(seen, 'checkout_phone').fill('0901 234 567')
    await pick(seen, 'checkout_province', 'ha noi', 'Thành phố Hà Nội')
    await pick(seen, 'checkout_ward', 'ba dinh', 'Phường Ba Đình')
    await field(seen, 'checkout_street').fill('12 Phan Đình Phùng')
    await press(seen, 'profile_address_save')
    await said(seen, 'profile_done_address_added')
    await said(seen, 'profile_address_default')
    await saveAddress({ closed, shop }, userId, { name: 'Bà Ngoại', street: 'Ngõ 7 Hàng Bột' })

    await addAria(seen)
    await go('/checkout')
    await expect.poll(() => page.locator('input[name=street]').inputValue()).toBe('12 Phan Đình Phùng')
    await expect.poll(() => page.locator('input[name=phone]').inputValue()).toBe('0901 234 567')
    await page.getByRole('button', { name: /Bà Ngoại/ }).click()
    await expect.poll(() => page.locator('input[name=street]').inputValue()).toBe('Ngõ 7 Hàng Bột')
    await expect.poll(() => page.locator('input[name=name]').inputValue()).toBe('Bà Ngoại')
    expect(await seriousFindings(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await untilQuoted(page)
    const id = await place(seen)
    const [row] = await closed.look((db) => db.select().from(orders).where(eq(orders.id, id)))
    expect(row).toMatchObject({ userId, name: 'Bà Ngoại' })
    await go('/my-orders')
    await page
      .getByRole('link', { name: t('order_title', { code: row!.code }) })
      .first()
      .click()
    await heading(seen, t('order_title', { code: row!.code }))

    await go('/profile/addresses')
    await press(seen, 'profile_address_make_default')
    await said(seen, 'profile_done_address_default')
    await press(seen, 'profile_remove')
    const question = page.locator('dialog[open]')
    await scrollsTo(question.getByRole('heading', { name: t('profile_address_remove_title') }))
    expect(await seriousFindings(page)).toEqual([])
    await question.getByRole('button', { name: t('profile_remove') }).click()
    await said(seen, 'profile_done_address_gone')
    const left = await closed.look((db) => db.select().from(savedAddresses).where(eq(savedAddresses.userId, userId)))
    expect(left).toMatchObject([{ street: '12 Phan Đình Phùng', isDefault: true }])
  })

  test('feet are measured in millimetres; a child’s with a parent’s word, and are gone with it', async ({
    visit,
    closed,
    shop,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    const { userId } = await signedInCustomer({ closed, shop }, seen, locale)
    await go('/profile/feet')
    await page.getByRole('link', { name: t('profile_skater_add') }).click()
    await field(seen, 'profile_nickname').fill('Bé Bống')
    await page.locator('label:has(input[name=isChild])').click()
    await press(seen, 'profile_skater_save_next')
    await said(seen, 'profile_child_consent_missing')
    await page.locator('label:has(input[name=consent])').click()
    await page.locator('select[name=discipline]').selectOption('figure')
    await page.locator('select[name=level]').selectOption('single')
    await page.locator('input[name=weight]').fill('21,5')
    await press(seen, 'profile_skater_save_next')
    await said(seen, 'profile_done_skater_added')

    await page.locator('input[name=leftMm]').fill('18,1')
    await page.locator('input[name=rightMm]').fill('183')
    await press(seen, 'profile_measure_save')
    await said(seen, 'profile_mm_not_cm')
    await page.locator('input[name=leftMm]').fill('181')
    await press(seen, 'profile_measure_save')
    await said(seen, 'profile_done_measured')
    await scrollsTo(page.getByText('181 / 183 mm').first())
    await scrollsTo(page.getByText('185', { exact: true }))
    await go('/profile/feet')
    await said(seen, 'profile_child_tag')

    await go('/profile/privacy')
    await press(seen, 'profile_consent_take')
    const question = page.locator('dialog[open]')
    await scrollsTo(question.getByText(t('profile_consent_child_take', { count: 1 })))
    await question.getByRole('button', { name: t('profile_consent_take') }).click()
    await said(seen, 'profile_done_consent_taken')
    expect(await closed.look((db) => db.select().from(skaters).where(eq(skaters.userId, userId)))).toEqual([])
    const word = await closed.look((db) => db.select().from(consents).where(eq(consents.userId, userId)))
    expect(word.map(({ purpose, given }) => [purpose, given])).toEqual([
      ['child', true],
      ['child', false],
    ])
  })

  test('all of it works without scripts', async ({ visit, closed, shop }) => {
    const seen = await visit({ width, locale, script: false })
    const { page, go, t } = seen
    const { userId } = await signedInCustomer({ closed, shop }, seen, locale)
    await go('/profile')
    await page.locator('input[name=name]').fill('R2-D2')
    await press(seen, 'profile_save')
    await said(seen, 'checkout_name_signs')
    await page.locator('input[name=name]').fill('Lê Văn Bình')
    await press(seen, 'profile_save')
    await said(seen, 'profile_done_saved')
    await page.locator('input[type=file]').setInputFiles(await aPhoto())
    await press(seen, 'profile_picture_send')
    await said(seen, 'profile_done_picture')

    await go('/profile/addresses/new')
    await field(seen, 'checkout_phone').fill('0901 234 567')
    await page.locator('select[name=province]').selectOption('01')
    await press(seen, 'profile_wards_show')
    await page.locator('select[name=ward]').selectOption('00004')
    await expect.poll(() => field(seen, 'checkout_phone').inputValue()).toBe('0901 234 567')
    await field(seen, 'checkout_street').fill('12 Phan Đình Phùng')
    await press(seen, 'profile_address_save')
    await said(seen, 'profile_done_address_added')

    await go('/profile/feet/new')
    await field(seen, 'profile_nickname').fill('Tí')
    await page.locator('select[name=discipline]').selectOption('hockey')
    await page.locator('select[name=level]').selectOption('league')
    await press(seen, 'profile_skater_save_next')
    await page.locator('input[name=leftMm]').fill('262')
    await press(seen, 'profile_measure_save')
    await said(seen, 'profile_done_measured')
    await go('/profile/privacy')
    await press(seen, 'profile_consent_give')
    await said(seen, 'profile_done_consent_given')

    const order = await placeFor({ closed, shop }, { userId })
    await go(`/orders/${order}`)
    await press(seen, 'order_again')
    await page.waitForURL('**/cart')
    await go('/profile/erase')
    await press(seen, 'profile_erase_do')
    await said(seen, 'profile_erase_unticked')
    await page.locator('label:has(input[name=understood])').click()
    await press(seen, 'profile_erase_do')
    await scrollsTo(page.getByText(order.slice(-8)).first())
    await closed.look((db) => db.execute(sql`update orders set state = 'completed' where id = ${order}`))
    await page.locator('label:has(input[name=understood])').click()
    await press(seen, 'profile_erase_do')
    await heading(seen, t('profile_erased'))
    expect(await closed.look((db) => db.select().from(users).where(eq(users.id, userId)))).toEqual([])
  })
})
