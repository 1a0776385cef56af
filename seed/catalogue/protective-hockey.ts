import { prose } from './prose.ts'
import { gear, type SeedProduct } from './seed-product.ts'
import { headGirths, lettered } from './steps.ts'

const { S, M, L, XL } = headGirths

/** Girth of the hand over the knuckles, without the thumb: our own table. */
const hand = {
  S: { vi: 'vòng bàn tay 16–18 cm', en: 'hand girth 16–18 cm' },
  M: { vi: 'vòng bàn tay 18–20 cm', en: 'hand girth 18–20 cm' },
  L: { vi: 'vòng bàn tay 20–22 cm', en: 'hand girth 20–22 cm' },
  XL: { vi: 'vòng bàn tay 22–24 cm', en: 'hand girth 22–24 cm' },
}

const rao = gear({
  sku: 'PS-RAO',
  card: {
    category: 'protective',
    type: 'helmet',
    line: 'sport',
    boxCm: [34, 27, 28],
    vi: {
      name: 'Mũ bảo hiểm Lướt Rào',
      slug: 'mu-bao-hiem-luot-rao',
      summary: 'Mũ khúc côn cầu đen có lưới kim loại che kín mặt, ba size theo vòng đầu từ 51 đến 60 cm.',
      description: prose`
        Rào dành cho người chơi khúc côn cầu, từ thiếu niên đến người lớn. Vỏ ABS đen, lõi mút EPS; lưới kim loại màu
        bạc che từ trán xuống cằm để cản gậy và puck, kẹp vào mũ ở hai bên, phía dưới có miếng đệm cằm. Các thanh lưới
        nằm trong tầm mắt, có người cần vài buổi mới quen.

        Mũ không có núm xoay nên hãy đo vòng đầu thật kỹ, ngay trên lông mày và tai; số đo rơi đúng ranh giới hai size
        thì nhắn cho chúng tôi trước khi đặt. Đội đúng là vành mũ cách lông mày hai ngón tay, cằm chạm vào miếng đệm,
        dưới quai lọt một ngón.

        Mũ làm giảm nguy cơ chấn thương hộp sọ và da đầu, không loại trừ chấn động não. Chúng tôi không có giấy chứng
        nhận an toàn của mẫu này, cả mũ lẫn lưới, nên không nói là đạt tiêu chuẩn nào. Đội hay giải của bạn đòi mũ có
        chứng nhận thì hãy hỏi chúng tôi trước khi mua.`,
      care: prose`
        Giặt tay miếng lót và đệm cằm bằng xà phòng dịu, lau khô lưới để không gỉ. Thay mũ sau một cú va mạnh hoặc khi
        vỏ nứt; thay lưới khi có thanh bị móp hay bong mối nối.`,
    },
    en: {
      name: 'Lướt Rào helmet',
      slug: 'luot-rao-helmet',
      summary: 'A black hockey helmet with a full metal cage, in three sizes for heads of 51 to 60 cm.',
      description: prose`
        Rào is a fence. A helmet for hockey players, teenagers and adults: black ABS shell, EPS core, and a silver
        metal cage from brow to chin, made to keep sticks and pucks off. It is clipped on at both sides and has a chin
        cup below. The bars cross your view, which takes some players a few sessions to get used to.

        There is no dial, so measure with care, just above the eyebrows and ears; if the number falls on the border of
        two sizes, write to us before you order. Worn correctly, the rim sits two fingers above the eyebrows, the chin
        touches the cup and one finger fits under the strap.

        A helmet lowers the risk of skull and scalp injury; it does not rule out concussion. We have no safety
        certificate for this model, neither for the helmet nor for the cage, and so we name no standard. If your team
        or league demands a certified one, ask us before you buy.`,
      care: prose`
        Wash pads and chin cup by hand with mild soap, and dry the cage so that it does not rust. Replace the helmet
        after a hard knock or when the shell cracks, and the cage when a bar is dented or a joint comes loose.`,
    },
    attributes: { material: 'abs_eps', age: ['kid', 'adult'], dial: false, washable: true, weight_g: 690 },
    companions: ['luot-gio-60', 'luot-song-50', 'bao-ve-khuyu-tay-luot-tua', 'bao-ve-dau-goi-luot-tru'],
  },
  looks: [
    {
      colour: 'black',
      look: 'helmet-cage-black',
      seen: {
        vi: 'lưới bạc che kín mặt, dải bạc trên đỉnh, đệm cằm đen',
        en: 'full silver cage, silver band over the top, black chin cup',
      },
    },
  ],
  choice: 'size',
  steps: lettered({ S, M, L }, { price: 1_690_000, weightG: 1150 }),
  shelf: [3, 8],
})

const kinh = gear({
  sku: 'PP-KINH',
  card: {
    category: 'protective',
    type: 'helmet',
    line: 'premium',
    boxCm: [34, 27, 24],
    vi: {
      name: 'Mũ bảo hiểm Lướt Kính',
      slug: 'mu-bao-hiem-luot-kinh',
      summary: 'Mũ khúc côn cầu người lớn màu trắng phối đen, kính trong che nửa mặt, trước mắt không có thanh lưới.',
      description: prose`
        Kính hợp với người lớn muốn nhìn mặt băng không vướng thanh lưới. Tấm kính trong uốn vòng qua hai bên thái
        dương, che phần mắt và mũi; miệng và cằm để trống. Nếu muốn che cả mặt, bạn xem Rào. Vỏ ABS trắng, dải và viền
        đen, lõi mút EPS, quai đen có vòng ôm tai.

        Kính có thể mờ hơi khi bạn thở gấp: tạm cởi mũ ra, lau bằng khăn mềm hơi ẩm, vì lau khô sẽ xước. Mũ không có
        núm xoay; đo vòng đầu trên lông mày và tai rồi chọn size, phân vân thì hỏi chúng tôi.

        Đội mũ thì nguy cơ tổn thương hộp sọ và da đầu giảm đi, chấn động não thì vẫn có thể xảy ra. Về an toàn, chúng
        tôi chưa cầm giấy chứng nhận nào của mũ và kính mẫu này nên không gắn cho nó một tiêu chuẩn nào; nếu phải có
        chứng nhận mới được thi đấu, xin hỏi trước khi mua.`,
      care: prose`
        Rửa kính bằng nước sạch, thấm bằng khăn mềm; không dùng cồn hay nước lau kính. Miếng lót giặt tay, phơi trong
        mát. Thay mũ sau một cú va mạnh hoặc khi vỏ nứt, thay kính khi nứt hoặc xước ngang tầm mắt.`,
    },
    en: {
      name: 'Lướt Kính helmet',
      slug: 'luot-kinh-helmet',
      summary: 'A white and black hockey helmet for adults, with a clear half visor and no bars before the eyes.',
      description: prose`
        Kính is glass. For adults who want to see the ice without bars: a clear visor curves from temple to temple
        over eyes and nose and leaves mouth and chin open. To cover the whole face, look at Rào. White ABS shell with
        a black band and rim, EPS core, black straps with loops around the ears.

        The visor can mist over when you breathe hard. Take the helmet off for a moment and wipe with a soft damp
        cloth; wiping dry scratches. There is no dial: measure above the eyebrows and ears, and ask us if you are in
        doubt.

        With a helmet the risk of skull and scalp injury is lower; concussion can still happen. We hold no safety
        certificate for this helmet or its visor, so we attach no standard to it. If you may only play in certified
        gear, please ask before you buy.`,
      care: prose`
        Rinse the visor with clean water and dab it with a soft cloth; no alcohol or window cleaner. Wash the pads by
        hand and dry them in the shade. Replace the helmet after a hard knock or when the shell cracks, and the visor
        when it cracks or is scratched before the eyes.`,
    },
    attributes: { material: 'abs_eps', age: ['adult'], dial: false, washable: true, weight_g: 540 },
    companions: ['luot-bac-90', 'luot-bao-65', 'bao-ve-khuyu-tay-luot-tua', 'tui-dung-giay-luot-ben'],
  },
  looks: [
    {
      colour: 'white-black',
      look: 'helmet-visor-white',
      seen: { vi: 'kính trong che nửa mặt, dải và quai đen', en: 'clear half visor, black band and straps' },
    },
  ],
  choice: 'size',
  steps: lettered({ S, M, L, XL }, { price: 2_690_000, weightG: 960 }),
  shelf: [2, 6],
})

const vay = gear({
  sku: 'PS-VAY',
  card: {
    category: 'protective',
    type: 'gloves',
    line: 'sport',
    boxCm: [28, 14, 5],
    vi: {
      name: 'Găng chống cắt Lướt Vảy',
      slug: 'gang-chong-cat-luot-vay',
      summary:
        'Găng sợi chống cắt đen phối xanh cổ vịt, cổ dệt gân dài, cho cự ly ngắn và những ai ngã giữa nhóm đông.',
      description: prose`
        Ngã giữa nhóm đông, tay thường chạm băng trước, ngay tầm lưỡi giày của người phía sau. Vảy dành cho dân cự ly
        ngắn và cho bất cứ ai có thể ngã cạnh lưỡi giày người khác: găng sợi chống cắt ôm từng ngón, cổ dệt gân dài
        phủ qua cổ tay, bốn miếng xanh cổ vịt trên lưng ngón.

        Sợi chống cắt vẫn có thể bị cắt đứt, chỉ là khó hơn. Chúng tôi chưa có báo cáo thử nghiệm nên không ghi tiêu
        chuẩn hay cấp độ; câu lạc bộ của bạn yêu cầu cấp độ nào thì hãy hỏi chúng tôi trước khi mua. Đeo găng rồi, ngã
        xong vẫn phải nhấc tay khỏi băng và nắm lại.

        Đo vòng bàn tay qua bốn khớp ngón, không tính ngón cái. Giữa hai size, chọn size nhỏ để đầu ngón không thừa.
        Giá cho một đôi.`,
      care: prose`
        Giặt tay bằng nước mát và xà phòng dịu, không tẩy, phơi trong mát. Thấy một chỗ đứt sợi, dù nhỏ, thì thay đôi
        mới.`,
    },
    en: {
      name: 'Lướt Vảy cut-resistant gloves',
      slug: 'luot-vay-cut-resistant-gloves',
      summary: 'Gloves in cut-resistant fibre, black and teal, with a long ribbed cuff, for short track and busy ice.',
      description: prose`
        Vảy are scales. Fall in a pack and your hands reach the ice first, level with the blades behind you. These
        gloves are for short track and for anyone who may fall near other people’s blades: cut-resistant fibre, close
        on each finger, a long ribbed cuff over the wrist, and four teal patches on the backs of the fingers.

        Cut-resistant fibre is harder to cut, not impossible to cut. We have no test report, so we state no standard
        and no level; if your club demands a certain level, ask us before you buy. With gloves on, the rule stays the
        same: after a fall, hands off the ice and make fists.

        Measure round the four knuckles without the thumb. Between two sizes take the smaller, so that no fingertip is
        empty. Sold as a pair.`,
      care: prose`
        Wash by hand in cool water with mild soap, no bleach, and dry in the shade. Replace the pair once a thread is
        cut, however short the cut is.`,
    },
    attributes: { age: ['kid', 'adult'], washable: true, weight_g: 55 },
    companions: ['luot-vong-10', 'luot-cua-11', 'mu-bao-hiem-luot-vom', 'bao-ve-dau-goi-luot-tru'],
  },
  looks: [
    {
      colour: 'black-teal',
      look: 'gloves-cut-black',
      seen: {
        vi: 'cổ dệt gân và miếng lưng ngón xanh cổ vịt, chữ Lướt trắng',
        en: 'teal ribbed cuffs and finger patches, white lettering',
      },
    },
  ],
  choice: 'size',
  steps: lettered(hand, { price: 590_000, weightG: 160 }),
  shelf: [4, 9],
})

export const hockeyProtection: SeedProduct[] = [rao, kinh, vay]
