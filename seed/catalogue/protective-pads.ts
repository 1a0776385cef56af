import { prose } from './prose.ts'
import { gear, type SeedProduct } from './seed-product.ts'
import { lettered } from './steps.ts'

/** Groups by body mass (EN 14120, docs/reference/skating.md 4.2). */
const mass = {
  S: { vi: 'nhóm A, dưới 25 kg', en: 'group A, under 25 kg' },
  M: { vi: 'nhóm B, 25–50 kg', en: 'group B, 25–50 kg' },
  L: { vi: 'nhóm C, 50–75 kg', en: 'group C, 50–75 kg' },
  XL: { vi: 'nhóm C, trên 75 kg', en: 'group C, over 75 kg' },
}
const { S, M, L, XL } = mass

const padCare = {
  vi: prose`
    Giặt tay phần đệm bằng nước lạnh, phơi nơi thoáng, không sấy. Thay đôi mới khi ốp nhựa nứt hoặc dây dán hết bám.`,
  en: prose`
    Wash the padding by hand in cold water and hang it up to dry; no dryer. Replace the pair when a cap cracks or the
    straps no longer hold.`,
}

const tru = gear({
  sku: 'PS-TRU',
  card: {
    category: 'protective',
    type: 'knee',
    line: 'sport',
    choice: 6,
    boxCm: [28, 20, 12],
    vi: {
      name: 'Bảo vệ đầu gối Lướt Trụ',
      slug: 'bao-ve-dau-goi-luot-tru',
      summary: 'Bảo vệ đầu gối có ốp nhựa xanh cổ vịt và đệm dày, cho thiếu niên và người lớn.',
      description: prose`
        Người mới tập thường ngã khuỵu gối về phía trước, nên đây là món đáng mua thứ hai sau mũ bảo hiểm. Trụ có ốp
        nhựa cong màu xanh cổ vịt bắt đinh ở bốn góc, bên trong là lớp mút EVA viền xám.

        Hai dây dán ôm trên và dưới gối, đeo ngoài quần mỏng. Chọn theo cân nặng; giữa hai nhóm thì thử cả hai và chọn
        đôi không tuột khi ngồi xổm. Giá cho một đôi.`,
      care: padCare.vi,
    },
    en: {
      name: 'Lướt Trụ knee pads',
      slug: 'luot-tru-knee-pads',
      summary: 'Knee pads with teal caps over thick padding, for teenagers and adults.',
      description: prose`
        Beginners mostly go down forwards onto their knees, which makes these the second thing to buy after a helmet.
        Each has a curved teal cap riveted at four corners over EVA foam with a grey border.

        Two straps close above and below the knee, over thin trousers. Choose by body weight; between two groups try
        both and keep the pair that stays put when you squat. Sold as a pair.`,
      care: padCare.en,
    },
    attributes: { material: 'pe_eva', age: ['kid', 'adult'], washable: true, weight_g: 420 },
    companions: ['bao-ve-khuyu-tay-luot-tua', 'mu-bao-hiem-luot-tuyet', 'luot-ong-35'],
  },
  looks: [
    {
      colour: 'black-teal',
      look: 'kneepads-black',
      seen: { vi: 'ốp xanh cổ vịt, viền xám', en: 'teal caps, grey border' },
    },
  ],
  choice: 'size',
  steps: lettered({ M, L, XL }, { price: 450_000, weightG: 620 }),
  shelf: [4, 9],
})

const mang = gear({
  sku: 'PC-MANG',
  card: {
    category: 'protective',
    type: 'knee',
    line: 'classic',
    boxCm: [24, 18, 10],
    vi: {
      name: 'Bảo vệ đầu gối trẻ em Lướt Măng',
      slug: 'bao-ve-dau-goi-tre-em-luot-mang',
      summary: 'Bảo vệ đầu gối trẻ em xám trắng, mềm và nhẹ, dây dán bé tự đeo được.',
      description: prose`
        Măng dành cho các bé mới tập. Ốp nhựa trắng trượt trên mặt băng thay vì bám lại, nhờ đó cú ngã đỡ xóc hơn;
        phần đệm xám dày vừa phải để bé vẫn bước và khuỵu gối được.

        Hai dây dán bản rộng, bé từ năm tuổi tự đeo được. Chọn theo cân nặng chứ không theo tuổi. Giá cho một đôi.`,
      care: padCare.vi,
    },
    en: {
      name: 'Lướt Măng children’s knee pads',
      slug: 'luot-mang-childrens-knee-pads',
      summary: 'Grey and white knee pads for children, soft and light, with straps they can close themselves.',
      description: prose`
        Măng is a bamboo shoot. For children who are just starting: the white cap slides on the ice instead of
        sticking, which softens the jolt of a fall, and the grey padding is thick enough to help and thin enough to
        walk in.

        Two broad straps are easy enough for a five-year-old to close. Choose by weight, not by age. Sold as a pair.`,
      care: padCare.en,
    },
    attributes: { material: 'pe_eva', age: ['kid'], washable: true, weight_g: 280 },
    companions: ['mu-bao-hiem-tre-em-luot-soc', 'luot-nang', 'bao-ve-khuyu-tay-luot-tua'],
  },
  looks: [
    { colour: 'grey-white', look: 'kneepads-white', seen: { vi: 'ốp trắng, đệm xám', en: 'white caps, grey padding' } },
  ],
  choice: 'size',
  steps: lettered({ S, M }, { price: 290_000, weightG: 420 }),
  shelf: [5, 9],
})

const tua = gear({
  sku: 'PS-TUA',
  card: {
    category: 'protective',
    type: 'elbow',
    line: 'sport',
    boxCm: [26, 18, 10],
    vi: {
      name: 'Bảo vệ khuỷu tay Lướt Tựa',
      slug: 'bao-ve-khuyu-tay-luot-tua',
      summary: 'Bảo vệ khuỷu tay ốp nhựa đỏ, dáng gọn, mặc vừa dưới áo khoác.',
      description: prose`
        Ngã nghiêng thì khuỷu tay chạm băng trước. Tựa là ống dệt co giãn màu đen, ốp nhựa đỏ tròn trên đệm EVA viền
        xám, hai dây dán để bạn chỉnh độ chặt ở bắp tay và cẳng tay.

        Đeo vừa là khi gập tay hết cỡ mà ốp vẫn che đúng mỏm khuỷu. Có bốn cỡ theo cân nặng, từ trẻ em đến người lớn.
        Đôi này làm cho tập trượt và giải trí, không thay cho đồ bảo hộ thi đấu khúc côn cầu. Giá cho một đôi.`,
      care: padCare.vi,
    },
    en: {
      name: 'Lướt Tựa elbow pads',
      slug: 'luot-tua-elbow-pads',
      summary: 'Slim elbow pads with red caps that fit under a jacket.',
      description: prose`
        Fall sideways and the elbow lands first. These are black stretch sleeves with a round red cap over EVA foam with
        a grey border, and two straps to adjust the grip on upper arm and forearm.

        The fit is right when the cap still covers the point of the elbow with the arm fully bent. Four sizes by body
        weight, from children to adults. Made for lessons and leisure, not as a substitute for hockey match protection.
        Sold as a pair.`,
      care: padCare.en,
    },
    attributes: { material: 'pe_eva', age: ['kid', 'adult'], washable: true, weight_g: 300 },
    companions: ['bao-ve-dau-goi-luot-tru', 'mu-bao-hiem-luot-tuyet', 'luot-pho-50'],
  },
  looks: [
    {
      colour: 'black-red',
      look: 'elbowpads-black',
      seen: { vi: 'ống dệt đen, ốp đỏ tròn, viền xám', en: 'black sleeves, round red caps, grey border' },
    },
  ],
  choice: 'size',
  steps: lettered({ S, M, L, XL }, { price: 390_000, weightG: 450 }),
  shelf: [3, 8],
})

const nu = gear({
  sku: 'PC-NU',
  card: {
    category: 'protective',
    type: 'elbow',
    line: 'classic',
    boxCm: [22, 16, 9],
    vi: {
      name: 'Bảo vệ khuỷu tay trẻ em Lướt Nụ',
      slug: 'bao-ve-khuyu-tay-tre-em-luot-nu',
      summary: 'Bảo vệ khuỷu tay trẻ em ốp vàng, đệm xám, nhẹ và dễ đeo.',
      description: prose`
        Nụ đi cùng bảo vệ đầu gối Măng thành một bộ cho bé. Ốp nhựa vàng trượt trên mặt băng nên cú ngã đỡ xóc, ống
        dệt xám co giãn ôm quanh khuỷu, hai dây dán giữ ống không tuột.

        Đeo ngoài áo mỏng; gập tay hết cỡ mà ốp vẫn che mỏm khuỷu là vừa. Chọn theo cân nặng của bé. Giá cho một đôi.`,
      care: padCare.vi,
    },
    en: {
      name: 'Lướt Nụ children’s elbow pads',
      slug: 'luot-nu-childrens-elbow-pads',
      summary: 'Yellow and grey elbow pads for children, light and easy to put on.',
      description: prose`
        Nụ is a bud. With the Măng knee pads it makes a set for a child. The yellow cap slides on the ice and softens
        the jolt, a grey stretch sleeve wraps the elbow, and two straps keep it from slipping.

        Wear them over a thin sleeve; the fit is right when the cap still covers the point of the elbow with the arm
        fully bent. Choose by the child’s weight. Sold as a pair.`,
      care: padCare.en,
    },
    attributes: { material: 'pe_eva', age: ['kid'], washable: true, weight_g: 210 },
    companions: ['bao-ve-dau-goi-tre-em-luot-mang', 'mu-bao-hiem-tre-em-luot-soc', 'luot-nang'],
  },
  looks: [
    {
      colour: 'yellow',
      look: 'elbowpads-yellow',
      seen: { vi: 'ống dệt xám, ốp vàng tròn', en: 'grey sleeves, round yellow caps' },
    },
  ],
  choice: 'size',
  steps: lettered({ S, M }, { price: 250_000, weightG: 330 }),
  shelf: [5, 9],
})

export const pads: SeedProduct[] = [tru, mang, tua, nu]
