import { prose } from './prose.ts'
import { gear, type SeedProduct } from './seed-product.ts'
import { headGirths, lettered } from './steps.ts'

const { XS, S, M, L, XL } = headGirths

const helmetCare = {
  vi: prose`
    Tháo miếng lót giặt tay bằng xà phòng dịu, phơi trong mát. Thay mũ sau một cú va mạnh, khi vỏ nứt hoặc miếng lót
    bong.`,
  en: prose`
    Take the pads out and wash them by hand with mild soap; dry in the shade. Replace the helmet after a hard knock,
    or when the shell cracks or pads come loose.`,
}

const vom = gear({
  sku: 'PP-VOM',
  card: {
    category: 'protective',
    type: 'helmet',
    line: 'premium',
    boxCm: [32, 26, 20],
    vi: {
      name: 'Mũ bảo hiểm Lướt Vòm',
      slug: 'mu-bao-hiem-luot-vom',
      summary: 'Mũ bảo hiểm người lớn màu đen bán mờ, viền vàng đồng, chỉnh vòng đầu bằng núm xoay.',
      description: prose`
        Vòm có vỏ ABS đen bán mờ, dải và viền màu vàng đồng, bên trong là mút EPS hấp thụ lực. Các khe trên đỉnh giúp
        thoát nhiệt. Núm xoay phía sau siết vòng đầu, quai cằm chỉnh được hai bên tai.

        Đo vòng đầu ngay trên lông mày và tai; nằm giữa hai size thì chọn size nhỏ. Đội đúng là vành mũ cách lông mày
        hai ngón tay. Mũ giảm nguy cơ chấn thương hộp sọ và da đầu nhưng không loại trừ chấn động não. Chúng tôi chưa có
        giấy chứng nhận an toàn của mẫu này nên không nói là mũ đạt tiêu chuẩn nào; nếu lớp học hay giải đấu đòi mũ
        có chứng nhận, hãy hỏi chúng tôi trước khi mua.`,
      care: helmetCare.vi,
    },
    en: {
      name: 'Lướt Vòm helmet',
      slug: 'luot-vom-helmet',
      summary: 'An adult helmet in satin black with brass trim and a dial at the back.',
      description: prose`
        Vòm is a dome. A satin-black ABS shell with a brass band and rim over an energy-absorbing EPS core. Slots on
        top let the heat out. A dial at the back adjusts the fit and the chin strap adjusts at both ears.

        Measure just above the eyebrows and ears; between two sizes, take the smaller one. Worn correctly, the rim
        sits two fingers above the eyebrows. A helmet lowers the risk of skull and scalp injury; it does not rule out
        concussion. We do not have the safety
        certificate of this model, so we do not say that it meets a standard. If a class or a competition asks for a
        certified helmet, ask us before you buy.`,
      care: helmetCare.en,
    },
    attributes: { material: 'abs_eps', age: ['adult'], dial: true, washable: true, weight_g: 410 },
    companions: ['bao-ve-dau-goi-luot-tru', 'bao-ve-khuyu-tay-luot-tua', 'luot-vong-10'],
  },
  looks: [
    {
      colour: 'black-brass',
      look: 'helmet-black',
      seen: { vi: 'viền vàng đồng, quai đen', en: 'brass trim, black straps' },
    },
  ],
  choice: 'size',
  steps: lettered({ S, M, L, XL }, { price: 2_090_000, weightG: 720 }),
  shelf: [3, 8],
})

const tuyet = gear({
  sku: 'PS-TUYET',
  card: {
    category: 'protective',
    type: 'helmet',
    line: 'sport',
    boxCm: [32, 26, 20],
    vi: {
      name: 'Mũ bảo hiểm Lướt Tuyết',
      slug: 'mu-bao-hiem-luot-tuyet',
      summary: 'Mũ bảo hiểm trắng viền xanh cổ vịt cho thiếu niên và người lớn, có núm xoay.',
      description: prose`
        Tuyết là mũ dùng chung cho cả nhà: vỏ trắng dễ thấy trên sân đông, khe thoáng dài hai bên, viền xanh cổ vịt, quai đen. Vỏ ABS,
        lõi EPS, miếng lót tháo ra giặt được.

        Núm xoay giúp hai người có vòng đầu gần nhau đội chung một chiếc. Đừng đội thêm mũ len bên trong. Quai cằm vừa
        khi luồn lọt một ngón tay. Mũ không loại trừ chấn động não; sau cú ngã đập đầu, hãy nghỉ và đi khám. Chúng tôi chưa có
        giấy chứng nhận an toàn của mẫu này nên không nói là mũ đạt tiêu chuẩn nào; nếu lớp học hay giải đấu đòi mũ
        có chứng nhận, hãy hỏi chúng tôi trước khi mua.`,
      care: helmetCare.vi,
    },
    en: {
      name: 'Lướt Tuyết helmet',
      slug: 'luot-tuyet-helmet',
      summary: 'A white helmet with teal trim for teenagers and adults, with a dial.',
      description: prose`
        Tuyết is snow. A helmet for the whole family: white and easy to see on a busy rink, with long vents, a teal
        rim and black straps. ABS shell, EPS core, pads that come out for washing.

        The dial lets two people with similar heads share one. Do not wear a woolly hat underneath. The chin strap is
        right when one finger fits under it. No helmet rules out concussion; after a blow to the head, stop and see a
        doctor. We do not have the safety
        certificate of this model, so we do not say that it meets a standard. If a class or a competition asks for a
        certified helmet, ask us before you buy.`,
      care: helmetCare.en,
    },
    attributes: { material: 'abs_eps', age: ['kid', 'adult'], dial: true, washable: true, weight_g: 390 },
    companions: ['bao-ve-dau-goi-luot-tru', 'bao-ve-khuyu-tay-luot-tua', 'luot-ho'],
  },
  looks: [
    {
      colour: 'white',
      look: 'helmet-white',
      seen: { vi: 'viền xanh cổ vịt, quai đen', en: 'teal trim, black straps' },
    },
  ],
  choice: 'size',
  steps: lettered({ S, M, L }, { price: 990_000, weightG: 690 }),
  shelf: [4, 9],
})

const soc = gear({
  sku: 'PS-SOC',
  card: {
    category: 'protective',
    type: 'helmet',
    line: 'sport',
    choice: 5,
    boxCm: [29, 24, 18],
    vi: {
      name: 'Mũ bảo hiểm trẻ em Lướt Sóc',
      slug: 'mu-bao-hiem-tre-em-luot-soc',
      summary: 'Mũ bảo hiểm trẻ em màu đỏ viền trắng, nhẹ, có núm xoay để chỉnh theo khi bé lớn.',
      description: prose`
        Sóc nhẹ và ôm sâu phía sau gáy. Vỏ đỏ, dải và viền trắng nên ba mẹ dễ tìm con giữa sân. Nhờ núm xoay, bé đội
        được qua vài mùa; miếng lót tháo ra giặt tay.

        Số liệu cấp cứu ở Mỹ cho thấy trẻ trượt băng bị thương vùng đầu nhiều hơn trẻ trượt patin, nhất là các bé từ
        sáu tuổi trở xuống. Mũ giúp giảm nguy cơ chấn thương hộp sọ và da đầu, không loại trừ chấn động não. Chúng tôi chưa có
        giấy chứng nhận an toàn của mẫu này nên không nói là mũ đạt tiêu chuẩn nào; nếu lớp học hay giải đấu đòi mũ
        có chứng nhận, hãy hỏi chúng tôi trước khi mua.`,
      care: helmetCare.vi,
    },
    en: {
      name: 'Lướt Sóc children’s helmet',
      slug: 'luot-soc-childrens-helmet',
      summary: 'A light red helmet for children, with white trim and a dial that adjusts as they grow.',
      description: prose`
        Sóc is a squirrel. The helmet is light, and deep at the back of the head, with a red shell with a white band
        and rim, easy to pick out from the boards. The dial leaves room for a few seasons, and the pads come out for
        washing by hand.

        American emergency department records show more head injuries among children on ice than on roller skates,
        most of all at six and under. A helmet lowers the risk of skull and scalp injury; it does not rule out
        concussion. We do not have the safety
        certificate of this model, so we do not say that it meets a standard. If a class or a competition asks for a
        certified helmet, ask us before you buy.`,
      care: helmetCare.en,
    },
    attributes: { material: 'abs_eps', age: ['kid'], dial: true, washable: true, weight_g: 330 },
    companions: ['luot-nang', 'bao-ve-dau-goi-tre-em-luot-mang', 'luot-may-30'],
  },
  looks: [{ colour: 'red', look: 'helmet-red', seen: { vi: 'viền trắng, quai đen', en: 'white trim, black straps' } }],
  choice: 'size',
  steps: lettered({ XS, S, M }, { price: 950_000, weightG: 600 }),
  shelf: [4, 9],
})

const troi = gear({
  sku: 'PC-TROI',
  card: {
    category: 'protective',
    type: 'helmet',
    line: 'classic',
    boxCm: [32, 26, 20],
    vi: {
      name: 'Mũ bảo hiểm Lướt Trời',
      slug: 'mu-bao-hiem-luot-troi',
      summary: 'Mũ bảo hiểm xanh dương giá mềm cho người mới, thay cho chiếc mũ mượn ẩm ở sân băng.',
      description: prose`
        Mũ mượn ở sân thường ẩm và không đúng cỡ. Trời là chiếc mũ của riêng bạn với giá của vài lần vào sân: vỏ ABS
        xanh dương, dải và viền trắng, lõi EPS, quai đen chỉnh hai bên tai. Vỏ gồm hai nửa trượt lên nhau: nới bốn con
        vít hai bên, kéo cho vừa đầu rồi siết lại.

        Đo vòng đầu ngay trên lông mày và tai; giữa hai size thì chọn size nhỏ rồi nới hai nửa vỏ. Vành mũ cách lông
        mày hai ngón tay, dưới cằm luồn lọt một ngón. Mũ giảm nguy cơ chấn thương hộp sọ và da đầu, không loại trừ chấn
        động não. Chúng tôi chưa có giấy chứng nhận an toàn của mẫu này nên không nói là mũ đạt tiêu chuẩn nào; nếu lớp
        học hay giải đấu đòi mũ có chứng nhận, hãy hỏi chúng tôi trước khi mua.`,
      care: helmetCare.vi,
    },
    en: {
      name: 'Lướt Trời helmet',
      slug: 'luot-troi-helmet',
      summary: 'An affordable blue helmet for beginners, instead of a damp one borrowed at the rink.',
      description: prose`
        Trời is the sky. Borrowed helmets are often damp and rarely fit; this one is yours for the price of a few
        sessions. Blue ABS shell with a white band and rim, EPS core, black straps that adjust at both ears. The shell
        is two halves that slide over each other: loosen the four screws at the sides, set the length, tighten them.

        Measure just above the eyebrows and ears; between two sizes, take the smaller one and open the shell. The rim
        sits two fingers above the eyebrows, and one finger fits under the chin strap. A helmet lowers the risk of
        skull and scalp injury; it does not rule out concussion. We do not have the safety certificate of this model,
        so we do not say that it meets a standard. If a class or a competition asks for a certified helmet, ask us
        before you buy.`,
      care: helmetCare.en,
    },
    attributes: { material: 'abs_eps', age: ['kid', 'adult'], dial: false, washable: true, weight_g: 400 },
    companions: ['bao-ve-dau-goi-luot-tru', 'bao-ve-khuyu-tay-luot-tua', 'luot-ho'],
  },
  looks: [
    {
      colour: 'blue',
      look: 'helmet-blue',
      seen: { vi: 'dải và viền trắng, quai đen', en: 'white band and rim, black straps' },
    },
  ],
  choice: 'size',
  steps: lettered({ S, M, L, XL }, { price: 590_000, weightG: 700 }),
  shelf: [4, 9],
})

export const helmets: SeedProduct[] = [vom, tuyet, soc, troi]
