import { readable } from './lookalikes.ts'

/** Runs of keys and letters: any three in a row, forwards or backwards, add no entropy. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '12345678901234567890',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgb',
  'zaq1xsw2cde3vfr4',
  'zaq12wsx',
  '147258369',
  '159357',
  '!@#$%^&*()',
].flatMap((row) => [row, [...row].reverse().join('')])

const plain = (text: string) => text.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '')

/** The rest of `text` without keyboard runs, years and repeats. */
function withoutRuns(text: string) {
  let rest = text.replace(/(?:19|20)\d\d/g, ' ').replace(/([^ ]{1,4}?)\1{2,}/g, ' ')
  for (let at = 0; at < rest.length; at += 1) {
    let length = 0
    while (at + length < rest.length && rows.some((row) => row.includes(rest.slice(at, at + length + 1)))) length += 1
    if (length >= 3) rest = `${rest.slice(0, at)} ${rest.slice(at + length)}`
  }
  return rest.replace(/\s/g, '')
}

/** How many characters remain to be guessed; the first two signs add nothing, since everybody appends them. */
function lengthWithoutRuns(text: string) {
  const rest = withoutRuns(text)
  const signs = rest.length
  const letters = rest.replace(/[^\p{L}\d]/gu, '').length
  return letters + Math.max(0, signs - letters - 2)
}

/** Removes known words; answers the rest and the number of words removed. */
function withoutWords(text: string, words: readonly string[]) {
  let rest = text
  let removedWords = 0
  for (const word of words) {
    if (!rest.includes(word)) continue
    const parts = rest.split(word)
    removedWords += parts.length - 1
    rest = parts.join(' ')
  }
  return { rest, found: removedWords }
}

/** Fewer characters than this beside words and runs are guessed quickly. */
const minLength = 5
/** Beside more characters than this, a word is there by chance. */
const maxBeside = 7
const dashes = (text: string) => text.replace(/[^\s._-]/g, '').length

/** Words from which people build passwords, especially in Vietnam: bases of the lists of leaked passwords, without accents, in lower case. */
const english =
  'password passwort passw passwd pass admin administrator root user login welcome letmein qwerty master superman batman spiderman ironman monkey dragon football baseball basketball soccer hockey tennis golf sunshine princess iloveyou ilove loveyou love lovely lover shadow michael jordan michelle jessica jennifer ashley daniel andrew joshua thomas robert charlie matthew anthony william james nicole hannah amanda samantha elizabeth george harley ranger hunter buster killer trustno starwars freedom whatever secret computer internet google facebook youtube yahoo gmail hotmail samsung iphone apple android windows microsoft linux oracle server network wifi router default changeme change guest test testing tester demo sample example system access private public security secure company office business money cash dollar bitcoin crypto ethereum banking summer winter spring autumn january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday hello helloworld world goodluck lucky forever always angel baby babygirl babe honey sweet sweetie cutie flower butterfly rainbow diamond crystal silver golden gold black white green blue yellow orange purple pepper ginger cookie chocolate banana cheese coffee pizza hamburger family mother father mommy daddy brother sister friend friends bestfriend cat kitty dog puppy tiger lion eagle falcon phoenix wolf panther dolphin turtle rabbit mustang ferrari porsche mercedes toyota honda yamaha suzuki nissan corvette chelsea arsenal liverpool manchester barcelona realmadrid juventus ronaldo messi neymar beckham pokemon pikachu naruto minecraft roblox fortnite gamer gaming player zombie ninja samurai matrix legend hero king queen prince knight wizard magic merlin gandalf hobbit jesus christ heaven god blessed faith hope peace america london paris newyork texas china japan korea tokyo asdf qwer zxcv abcd qazwsx trust open enter start begin happy smile music guitar rock metal nirvana metallica eminem blink batman silver thunder storm lightning ocean river mountain island beach sunny moon star stars sky earth fire water snow angel123 daniela maria maggie sophie olivia emma chris alex sam max jack john david kevin brian peter paul mark steve scott eric tony'
const vietnamese =
  'matkhau matkhaumoi mkhau matma vietnam viet nam hanoi saigon danang haiphong cantho dalat hue nhatrang vungtau phuquoc hochiminh tphcm anhyeuem emyeuanh yeuem yeuanh anhnhoem emnhoanh tinhyeu yeu thuong nho hanhphuc maimai mottinhyeu conyeu conyeume congai contrai bame giadinh giadinhlaso giadinhtoi meyeu bayeu bo me con chong vochong voyeu chongyeu nguyen tran pham hoang huynh phan vuong dang bui duong trinh dinh minh linh huong thao trang tuan hung dung phuong ngoc thanh quang long hai lan mai hoa thu thuy thuytrang hang hanh nga nhung quynh quynhanh vananh lananh ngocanh phuonganh hoanganh tuananh ducanh vy tien thang hieu trung dat duc khanh khoa kien phuc son tung viettel vinaphone mobifone vnpt vietcombank techcombank agribank momo zalo shopee lazada tiki xinchao chaoban camon tamtinh hocsinh sinhvien giaovien bacsi khongbiet khongnho khongco toiyeu toiyeuvietnam yeuvietnam dangnhap taikhoan quantri quantrivien nhanvien khachhang banhang cuahang congty thoitrang maianh buon vui cuocsong tuonglai thanhcong phattai phatloc tailoc maymam chucmungnammoi nammoi tet bongda manutd meomeo meocon cuncon heocon bebi beyeu bongbong tho gau ga vit trau rong ran ngua chuot doremon doraemon conan songoku'
/** The shop and its trade (OWASP ASVS 6.1.2), and the five words of the specification in spellings that would get past it. */
const trade =
  'luot luotvn skate skates skater skating iceskate iceskates iceskating figureskating patin roller blade blades ice rink hockey truotbang giaytruot bangtuyet luoitruot sanbang premium sport classic bauer edea jackson risport graf shop store'

const list = [...new Set(`${english} ${vietnamese} ${trade}`.split(' '))]

/** Longest first, so that `iloveyou` is removed before `love`. */
const guessedWords: readonly string[] = list.filter((word) => word.length > 3).sort((a, b) => b.length - a.length)

/** Words this short occur in many random texts: they count only if nothing but they are letters. */
const shortNames: ReadonlySet<string> = new Set(list.filter((word) => word.length <= 3))

/**
 * Whether a password satisfies the rule but is still among the first to be tried (ASVS 6.2.4, 6.2.11). `own`: the shop's name, the user's name and email
 * address.
 */
export function isGuessablePassword(password: string, own: readonly string[] = []) {
  const text = plain(password)
  if (lengthWithoutRuns(text) < 4) return true
  const [, head = '', body = '', tail = ''] = /^([^a-z]*)(.*?)([^a-z]*)$/s.exec(text) ?? []
  const ownWords = own.flatMap((word) => plain(word).split(/[^a-z]+/)).filter((word) => word.length > 2)
  const words = [...ownWords, ...guessedWords]
  const remainingLength = lengthWithoutRuns(`${head} ${tail}`)
  const candidates = [body, head + body, body + tail.slice(0, 1)].flatMap((part) =>
    ['i', 'l'].map((one) => readable(part, one)),
  )
  return candidates.some((candidate) => {
    const { rest, found: removedWords } = withoutWords(candidate.replace(/[\s._-]/g, ''), words)
    if (shortNames.has(candidate)) return remainingLength < minLength
    // Three words or more are a passphrase; a short word that occurs by chance is not the password.
    if (!removedWords || removedWords > 2 || withoutRuns(head + rest + tail).length + dashes(candidate) > maxBeside)
      return false
    return lengthWithoutRuns(rest) + remainingLength < minLength
  })
}
