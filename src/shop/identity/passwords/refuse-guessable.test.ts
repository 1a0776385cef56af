import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { brokenRules } from '#kit/password-rule.ts'
import { isGuessablePassword } from './is-guessable-password.ts'
import { isFrequentPassword } from './refuse-guessable.ts'

/** Words of the list that the shop's own words do not have. */
const listed =
  'Foucault1! Gungho!2 Beszoptad-1 1Smokey! F0ucault!1 Saimon@12 Hip-hop1! Dimazarya1! Redford99! S0krates!1'.split(' ')

test.each(listed)('%s satisfies the rule but is built on a common password, and is refused', async (password) => {
  expect(brokenRules(password)).toEqual([])
  expect(await isFrequentPassword(password)).toBe(true)
})

test('every common password is refused with a capital, a digit and a sign added', async () => {
  const common = dictionary['passwords-common'].filter((one) => one.length >= 4)
  expect(common.length).toBeGreaterThan(48_000)
  const variants = common.map((one) => `${one[0]!.toUpperCase()}${one.slice(1)}1!`)
  const accepted = []
  for (const password of variants) if (!(await isFrequentPassword(password))) accepted.push(password)
  expect(accepted).toEqual([])
})

const strong = [
  'Tr0ng-gio-lanh-Me-hat7',
  'correct-Horse7-battery-staple',
  'xK9#mQ2$vL7p',
  'G7r!tPz0wQe',
  'Mưa-phùn?Đông84kê',
  'Mot-mat-khau-dai-7',
  'Bốn-con-vịt-bơi-9-vòng!',
  'kP3!rNwx92Jd',
  'Foucault-va-Redford-9',
]
test.each(strong)('%s is accepted, even with common words in it', async (password) => {
  expect(isGuessablePassword(password) || (await isFrequentPassword(password))).toBe(false)
})
