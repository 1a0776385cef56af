import { prose } from './prose.ts'
import { gear, type SeedProduct } from './seed-product.ts'
import { lettered } from './steps.ts'

/** Groups by blade length in inches (docs/reference/skating.md 4.3). */
const blade = {
  S: { vi: 'lưỡi 7–8,75 inch', en: '7–8.75 in blade' },
  M: { vi: 'lưỡi 9–10,25 inch', en: '9–10.25 in blade' },
  L: { vi: 'lưỡi 10,5–13 inch', en: '10.5–13 in blade' },
}
const { S, M, L } = blade

const guardCare = {
  vi: prose`
    Rửa nước sạch, lau khô lòng rãnh trước khi lắp. Chỉ dùng để đi lại; không cất lưỡi trong bao cứng vì nước đọng làm
    gỉ thép.`,
  en: prose`
    Rinse, and dry the inside of the groove before fitting. For walking only: do not store blades in hard guards,
    because trapped water rusts the steel.`,
}

const be = gear({
  sku: 'AP-BE',
  card: {
    category: 'accessories',
    type: 'guards',
    line: 'premium',
    boxCm: [36, 10, 6],
    vi: {
      name: 'Bao lưỡi cứng Lướt Bệ',
      slug: 'bao-luoi-cung-luot-be',
      summary: 'Bao lưỡi cứng màu đen, nhựa TPU dày, lò xo giữ chặt, đế có gờ chống trượt.',
      description: prose`
        Bệ bảo vệ cạnh lưỡi trên quãng đường từ phòng thay giày ra mép băng. Nhựa TPU dày, thành bên có ba rãnh lõm
        cho nhẹ, lò xo thép ở giữa kéo hai đầu ôm lấy lưỡi nên không tuột khi bước cầu thang.

        Mặt đế có gờ bám sàn gạch ướt. Dùng được cho lưỡi nghệ thuật và lưỡi khúc côn cầu; chọn theo chiều dài lưỡi.
        Một bộ gồm hai chiếc.`,
      care: guardCare.vi,
    },
    en: {
      name: 'Lướt Bệ hard guards',
      slug: 'luot-be-hard-guards',
      summary: 'Black hard guards in thick TPU with a spring and a ridged, grippy sole.',
      description: prose`
        Bệ is a plinth. These guards protect your edges between the changing room and the ice. Thick TPU, three
        recesses along the side to save weight, and a steel spring in the middle that holds both ends on the blade,
        even on stairs.

        The ridged sole grips wet tiles. Fits figure and hockey blades; choose by blade length. Sold as a pair.`,
      care: guardCare.en,
    },
    attributes: { fits: ['figure', 'hockey'], made_of: 'tpu', washable: true },
    companions: ['bao-luoi-vai-luot-bong', 'khan-lau-luoi-luot-suong', 'luot-aria-75'],
  },
  looks: [
    {
      colour: 'black',
      look: 'guards-black',
      seen: { vi: 'lò xo thép ở giữa, đế có gờ', en: 'steel spring in the middle, ridged sole' },
    },
  ],
  choice: 'size',
  steps: lettered({ S, M, L }, { price: 450_000, weightG: 330 }),
  shelf: [4, 9],
})

const nem = gear({
  sku: 'AS-NEM',
  card: {
    category: 'accessories',
    type: 'guards',
    line: 'sport',
    choice: 7,
    boxCm: [36, 10, 6],
    vi: {
      name: 'Bao lưỡi cứng Lướt Nêm',
      slug: 'bao-luoi-cung-luot-nem',
      summary: 'Bao lưỡi cứng xanh cổ vịt, lắp nhanh bằng lò xo, cho giày nghệ thuật, khúc côn cầu và giải trí.',
      description: prose`
        Nêm là bộ bao lưỡi dùng hằng ngày. Lò xo ở giữa cho phép bao dài ra co vào vài phân, nên một cỡ vừa nhiều
        chiều dài lưỡi. Lắp đầu mũi trước, kéo nhẹ rồi chụp đầu gót.

        Màu xanh cổ vịt dễ tìm trong túi tối. Nhựa PP cứng vừa, đi êm trên sàn. Nhớ tháo bao trước khi bước xuống
        băng. Một bộ gồm hai chiếc.`,
      care: guardCare.vi,
    },
    en: {
      name: 'Lướt Nêm hard guards',
      slug: 'luot-nem-hard-guards',
      summary: 'Teal hard guards that snap on with a spring, for figure, hockey and leisure skates.',
      description: prose`
        Nêm is a wedge. This is a pair for every day. The spring in the middle lets the guard stretch by a few
        centimetres, so one size covers several blade lengths. Hook on the toe, pull gently and drop the heel in.

        The teal is easy to find at the bottom of a bag. The medium-hard PP is quiet to walk on. Do take them off before
        you step onto the ice. Sold as a pair.`,
      care: guardCare.en,
    },
    attributes: { fits: ['figure', 'hockey', 'recreational'], made_of: 'pp', washable: true },
    companions: ['bao-luoi-vai-luot-bong', 'khan-lau-luoi-luot-suong', 'luot-en-55'],
  },
  looks: [
    {
      colour: 'teal',
      look: 'guards-teal',
      seen: { vi: 'lò xo thép ở giữa, rãnh bên màu đen', en: 'steel spring in the middle, black side slots' },
    },
  ],
  choice: 'size',
  steps: lettered({ S, M, L }, { price: 290_000, weightG: 300 }),
  shelf: [4, 9],
})

const dao = gear({
  sku: 'AC-DAO',
  card: {
    category: 'accessories',
    type: 'guards',
    line: 'classic',
    boxCm: [32, 10, 6],
    vi: {
      name: 'Bao lưỡi cứng trẻ em Lướt Đào',
      slug: 'bao-luoi-cung-tre-em-luot-dao',
      summary: 'Bao lưỡi cứng màu hồng phấn cho lưỡi ngắn, lực lò xo nhẹ để bé tự lắp.',
      description: prose`
        Đào có lò xo nhẹ tay để bé tự lắp và tháo bên mép sân. Hai cỡ cho lưỡi ngắn và vừa, nhựa PP hồng phấn, đế có
        gờ để bé bước vững trên sàn trơn.

        Tập cho bé thói quen: rời băng là lắp bao, xuống băng là tháo bao. Mỗi lần bước trần trên gạch là một lần cạnh
        lưỡi bị mẻ. Một bộ gồm hai chiếc.`,
      care: guardCare.vi,
    },
    en: {
      name: 'Lướt Đào children’s hard guards',
      slug: 'luot-dao-childrens-hard-guards',
      summary: 'Rose hard guards for short blades, with a light spring that children can manage.',
      description: prose`
        Đào is peach blossom. The spring is light enough for a child to fit and remove the guards at the boards. Two
        sizes for short and middle blades, rose PP, and a ridged sole for slippery floors.

        A habit worth teaching: off the ice, guards on; onto the ice, guards off. Every bare step on tiles nicks an
        edge. Sold as a pair.`,
      care: guardCare.en,
    },
    attributes: { fits: ['figure', 'recreational'], made_of: 'pp', washable: true },
    companions: ['luot-may-30', 'luot-nang', 'bao-luoi-vai-luot-bong'],
  },
  looks: [{ colour: 'rose', look: 'guards-rose', seen: { vi: 'lò xo thép ở giữa', en: 'steel spring in the middle' } }],
  choice: 'size',
  steps: lettered({ S, M }, { price: 190_000, weightG: 240 }),
  shelf: [4, 9],
})

const bong = gear({
  sku: 'AC-BONG',
  card: {
    category: 'accessories',
    type: 'soakers',
    line: 'classic',
    boxCm: [30, 14, 6],
    vi: {
      name: 'Bao lưỡi vải Lướt Bông',
      slug: 'bao-luoi-vai-luot-bong',
      summary: 'Bao lưỡi vải bông xù thấm nước, miệng viền thun, để cất lưỡi sau buổi trượt.',
      description: prose`
        Lưỡi thép vừa rời băng còn lạnh và đọng hơi nước thêm vài giờ, nhất là trong không khí ẩm ở Việt Nam. Bông
        thấm lượng nước đó và giữ cho cạnh lưỡi khỏi va vào đồ trong túi.

        Vải bông xù hai lớp, miệng viền thun màu kem ôm khít. Lau khô lưỡi trước, xỏ bao, về nhà thì tháo ra cho
        thoáng. Không dùng để đi lại. Một bộ gồm hai chiếc.`,
      care: 'Giặt máy ở 30 °C, phơi thật khô trước khi dùng lại.',
    },
    en: {
      name: 'Lướt Bông soakers',
      slug: 'luot-bong-soakers',
      summary: 'Absorbent terry soakers with an elastic rim, for storing blades after skating.',
      description: prose`
        Steel fresh off the ice stays cold and draws moisture for hours, more so in Vietnamese air. These soak it up
        and keep the edges from knocking against whatever else is in the bag.

        Two layers of looped terry and a close-fitting cream elastic rim. Dry the blade, slip them on, and take them
        off at home to air. Not for walking. Sold as a pair.`,
      care: 'Machine wash at 30 °C and dry completely before the next use.',
    },
    attributes: { fits: ['figure', 'hockey', 'recreational'], made_of: 'terry', washable: true },
    companions: ['khan-lau-luoi-luot-suong', 'bao-luoi-cung-luot-nem', 'tui-dung-giay-luot-chuyen'],
  },
  looks: [
    {
      colour: 'teal',
      look: 'soakers-teal',
      seen: { vi: 'vải bông xù, viền thun kem', en: 'looped terry, cream elastic rim' },
    },
    {
      colour: 'rose',
      look: 'soakers-rose',
      seen: { vi: 'vải bông xù, viền thun kem', en: 'looped terry, cream elastic rim' },
    },
  ],
  choice: 'size',
  steps: lettered({ S, M, L }, { price: 190_000, weightG: 140 }),
  sale: { off: 40_000, colours: ['rose'] },
  shelf: [3, 9],
})

export const bladeCovers: SeedProduct[] = [be, nem, dao, bong]
