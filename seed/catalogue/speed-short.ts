import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const chop = boot({
  sku: 'SP-CHOP',
  card: {
    category: 'speed',
    type: 'short_track',
    line: 'premium',
    levels: ['advanced', 'competitive'],
    warrantyMonths: 12,
    boxCm: [50, 26, 24],
    vi: {
      name: 'Lướt Chớp 9',
      slug: 'luot-chop-9',
      summary: 'Giày tốc độ cự ly ngắn vỏ carbon, lưỡi bán kính 9 m uốn sẵn, cho người thi đấu.',
      description: prose`
        Chớp 9 là bộ giày cự ly ngắn cho người thi đấu. Vỏ carbon cao, gần như không xoắn khi bạn ép sát vào cua; ép
        nhiệt được ở gót và mắt cá để ôm từng bàn chân. Ba bề ngang Hẹp, Vừa, Rộng.

        Số 9 là bán kính lưỡi, 9 m, cong nhất trong các bộ của chúng tôi. Lưỡi thép carbon đã uốn theo chiều vòng cua
        và gắn lệch sang trái, dài 16 inch cho size đến 245, 17 inch cho size 250 đến 265, 18 inch cho size lớn hơn.
        Hai đế cao cách nhau 180 mm, chỉnh được.

        Thân phủ vân carbon, lưỡi gà và nẹp dây xanh cổ vịt, ống lưỡi đen. Ngoài dây giày có một đai khóa cài ngang cổ
        chân. Lưỡi uốn sẵn khó đi thẳng với người mới: nếu bạn còn đang học ôm cua, Vòng 10 dễ chịu hơn.

        Mài phẳng bằng tay trên giá và kiểm tra lại độ uốn mỗi mùa. Thi đấu cần mũ, găng chống cắt, bảo vệ cổ, đầu gối
        và ống chân theo quy định của câu lạc bộ.`,
      care: care.composite.vi,
    },
    en: {
      name: 'Lướt Chớp 9',
      slug: 'luot-chop-9',
      summary: 'A carbon short-track set with a bent blade of 9 m radius, for racing.',
      description: prose`
        Chớp is lightning. A short-track set for racing. The tall carbon shell hardly twists when you press into a
        corner and can be heat moulded at heel and ankle to sit close on each foot. Made in Narrow, Regular and Wide.

        The 9 is the blade radius in metres, the roundest of our sets. The carbon-steel blade is bent to the corner
        and offset to the left, 16 inches long up to size 245, 17 from 250 to 265 and 18 above. The tall mounts are
        180 mm apart and adjustable.

        Carbon weave all round, teal tongue and facing, black blade tube. Besides the laces a buckled strap crosses the
        ankle. A bent blade wanders on the straights for a beginner: while you are still learning corners, Vòng 10 is
        the more forgiving set.

        Sharpen flat by hand on a jig, and have the bend checked every season. Racing calls for a helmet,
        cut-resistant gloves, and neck, knee and shin protection as your club requires.`,
      care: care.composite.en,
    },
    attributes: {
      material: 'carbon',
      lining: 'microfibre',
      closing: 'lace',
      mouldable: true,
      age: ['adult'],
      weight_g: 900,
      track: 'short',
      clap: false,
      bend: true,
      radius_m: 9,
      mount_mm: 180,
      steel: 'carbon',
    },
    companions: ['luoi-luot-nghieng-10', 'ep-nhiet-dinh-hinh', 'gang-chong-cat-luot-vay', 'da-mai-hai-mat-luot'],
  },
  prices: [[230, 25_890_000]],
  runs: [
    {
      colour: 'black-teal',
      look: 'speed-premium-teal',
      seen: {
        vi: 'vân carbon, lưỡi gà xanh cổ vịt, đai cổ chân, ống lưỡi đen',
        en: 'carbon weave, teal tongue, ankle strap, black blade tube',
      },
      widths: { N: '240-260', R: '230-280', W: '245-265' },
    },
  ],
})

const cua = boot({
  sku: 'SC-CUA',
  card: {
    category: 'speed',
    type: 'short_track',
    line: 'classic',
    levels: ['beginner'],
    warrantyMonths: 3,
    boxCm: [48, 26, 22],
    vi: {
      name: 'Lướt Cua 11',
      slug: 'luot-cua-11',
      summary: 'Bộ giày cự ly ngắn đầu tiên cho thiếu niên và người lớn, màu vàng, lưỡi bán kính 11 m.',
      description: prose`
        Cua 11 dành cho người lần đầu vào lớp cự ly ngắn, từ thiếu niên có bàn chân khoảng 20 cm trở lên. Vỏ sợi thủy
        tinh vững mà chưa quá cứng, lót microfiber mỏng; không ép nhiệt nên bạn chọn đúng bề ngang ngay từ đầu.

        Số 11 là bán kính lưỡi, 11 m: đủ cong để ôm cua, vẫn dễ giữ thẳng ở đường thẳng. Lưỡi thép carbon chưa uốn,
        dài 14 inch cho size đến 210, 15 inch cho size 215 đến 225, 16 inch cho size 230 đến 245, 17 inch cho size lớn
        hơn. Hai đế cách nhau 180 mm, lắp được lưỡi khác cùng khoảng cách khi bạn tiến bộ.

        Mũi và cổ vàng, nẹp dây xám đậm, gót đen, ống lưỡi màu bạc, dây trắng.

        Lưỡi tốc độ mài phẳng bằng tay, không tạo rãnh. Trẻ tập cự ly ngắn cần mũ, găng tay, bảo vệ cổ và đầu gối.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Cua 11',
      slug: 'luot-cua-11',
      summary: 'A first short-track set for teenagers and adults, in yellow, with an 11 m blade radius.',
      description: prose`
        Cua is a corner, and also a crab, which goes sideways. A set for the first short-track course, for
        feet of about 20 cm and up. The fibreglass shell is steady without being too hard, over a thin microfibre
        lining. It is not heat mouldable, so choose the right width from the start.

        The 11 is the blade radius in metres: round enough for the corner, still easy to hold straight. The
        carbon-steel blade is not bent and measures 14 inches up to size 210, 15 from 215 to 225, 16 from 230 to 245
        and 17 above. The mounts are 180 mm apart and take another blade of that spacing when you move on.

        Yellow toe and cuff, dark grey facing, black heel, silver tube, white laces.

        Speed blades are sharpened flat by hand, without a hollow. Children in short track need a helmet, gloves, and
        neck and knee protection.`,
      care: care.steel.en,
    },
    attributes: {
      material: 'fibreglass',
      lining: 'microfibre',
      closing: 'lace',
      mouldable: false,
      age: ['kid', 'adult'],
      weight_g: 940,
      track: 'short',
      clap: false,
      bend: false,
      radius_m: 11,
      mount_mm: 180,
      steel: 'carbon',
    },
    companions: ['mu-bao-hiem-luot-tuyet', 'bao-ve-dau-goi-luot-tru', 'gang-chong-cat-luot-vay', 'da-mai-hai-mat-luot'],
  },
  prices: [
    [200, 5_490_000],
    [230, 5_890_000],
  ],
  runs: [
    {
      colour: 'yellow',
      look: 'speed-classic-yellow',
      seen: { vi: 'gót đen, nẹp dây xám đậm, ống lưỡi bạc', en: 'black heel, dark grey facing, silver blade tube' },
      widths: { R: '200-265', W: '220-255' },
    },
  ],
})

export const shortTrack: SeedProduct[] = [chop, cua]
