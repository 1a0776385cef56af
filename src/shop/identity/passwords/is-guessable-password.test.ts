import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { brokenRules } from '#kit/password-rule.ts'
import { processorMs } from '#test/processor-ms.ts'
import { isGuessablePassword } from './is-guessable-password.ts'

const common = `
Passw0rd! P@ssw0rd1 P@$$w0rd2024 Pa$$w0rd1! Passw0rd@123 pAssw0rd#1 P@ssword1 P455w0rd! Abcd1234! Abc@1234 Abc123!@# Abcd@1234
Aa@123123 Qwer1234! Qwer@1234 Asdf1234! Asdf@1234 Zxcv@1234 Q1w2e3r4! 1q2w3e4R! 1qaz@WSX Zaq12wsx! Qazwsx123! Iloveyou1!
ILoveYou@123 Iloveyou!1 Welcome1! Welcome@123 Welcome@2024 Hello123! Hello@123 L3tm31n! Letm31n!! Monkey123! Dragon@123
Sunshine1! $unShine1 Lan@1990 Max@12345 Princess1! Princess@1 Superman1! Summer2024! Winter@2025 Spring2026! Football1! Michael1! Trustno1!
Adm1n@123 Adm1n1strator! Secret123! Changeme1! Test@1234 Test1234! User@1234 Samsung@123 Google@123 Vietnam@2024 Vietnam123!
Matkhau1! Matkhau@123 Saigon@123 Hanoi@2024 Danang@43 Anhyeuem1! Emyeuanh@123 Yeuem@1314 Nguyen@123 Minh@1990 Linh@12345
Trang@2000 Tuananh@97 Giadinh@1 Toiyeuvietnam1! Xinchao@123 Luot2024! Lướt@2026 LuotShop@1 Skate2024! Iceskating1! Hockey@99
Truotbang@1 Trượtbăng1! Patin@2024 Aaaa1111! Aa111111! Aa1!aaaa Aa1!Aa1!Aa1! Zalo@2024`
  .trim()
  .split(/\s+/)

const strong = `
Tr0ng-gio-lanh-Me-hat7 correct-Horse7-battery-staple xK9#mQ2$vL7p G7r!tPz0wQe Mưa-phùn?Đông84kê vN4&zzTq81b Skate-2026-demo!x
Mot-mat-khau-dai-7 Bốn-con-vịt-bơi-9-vòng! 7Lưỡi-dao-cùn-vẫn-trượt! kP3!rNwx92Jd Thợ-mài-ngủ-gật-lúc-5h! zR8*Vb1q`
  .trim()
  .split(/\s+/)

describe('common passwords', () => {
  test('every listed password satisfies the password rule, so only this check can refuse it', () => {
    const short = common.filter((password) => brokenRules(password).length > 0)
    expect(short).toEqual([])
  })
  test.each(common)('%s is refused', (password) => expect(isGuessablePassword(password)).toBe(true))
  test.each(strong)('%s is accepted', (password) => expect(isGuessablePassword(password)).toBe(false))
  test('a user’s own name or address with a year is refused, and accepted for others', () => {
    expect(isGuessablePassword('Zbigniew@1987', ['Zbigniew Kowal', 'zb.kowal@example.com'])).toBe(true)
    expect(isGuessablePassword('Kowal!2024', ['Zbigniew Kowal', 'zb.kowal@example.com'])).toBe(true)
    expect(isGuessablePassword('Zbigniew@1987')).toBe(false)
  })
  test('fewer than 4 of 5,000 random passwords of 12 characters are refused: chance spells a word now and then', () => {
    const random = () => Array.from({ length: 12 }, () => String.fromCharCode(randomInt(33, 127))).join('')
    // About 2 in 100,000.
    const refused = Array.from({ length: 5_000 }, random).filter((password) => isGuessablePassword(password))
    expect(refused.length, refused.join(' ')).toBeLessThan(4)
  })
  test('the longest passwords are checked in under half a second', () => {
    const spent = processorMs(() => {
      for (const piece of ['a', '1q', 'ilove', '!', '19'])
        isGuessablePassword(piece.repeat(128).slice(0, 128), [piece.repeat(50)])
    })
    expect(spent).toBeLessThan(500)
  })
})
