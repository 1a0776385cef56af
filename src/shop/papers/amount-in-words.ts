import type { Dong } from '#kit/money.ts'

const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín']
const scales = ['', 'nghìn', 'triệu', 'tỷ', 'nghìn tỷ', 'triệu tỷ']

/** `một triệu hai trăm linh năm nghìn đồng`: the amount in words, which Vietnamese papers show beside the number. */
export function amountInWords(amount: Dong): string {
  if (amount === 0) return 'không đồng'
  const groups: number[] = []
  for (let rest = amount; rest > 0; rest = Math.floor(rest / 1000)) groups.push(rest % 1000)
  const spoken = groups.flatMap((group, at) =>
    group ? [`${threeDigits(group, at < groups.length - 1)} ${scales[at]}`] : [],
  )
  return `${spoken.toReversed().join(' ').replace(/\s+/g, ' ').trim()} đồng`
}

/** After a greater group the hundreds are named even if they are zero: `một nghìn không trăm linh hai`. */
function threeDigits(group: number, isWhole: boolean) {
  const [hundreds, rest] = [Math.floor(group / 100), group % 100]
  if (!hundreds && !isWhole) return twoDigits(rest)
  return [`${digits[hundreds]} trăm`, rest ? (rest < 10 ? `linh ${digits[rest]}` : twoDigits(rest)) : '']
    .join(' ')
    .trim()
}

function twoDigits(rest: number) {
  const [tens, ones] = [Math.floor(rest / 10), rest % 10]
  if (!tens) return digits[ones]!
  const ten = tens === 1 ? 'mười' : `${digits[tens]} mươi`
  const one = ones === 1 && tens > 1 ? 'mốt' : ones === 5 ? 'lăm' : ones ? digits[ones]! : ''
  return `${ten} ${one}`.trim()
}
