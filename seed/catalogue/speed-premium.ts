import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const tia = boot({
  sku: 'SP-TIA',
  card: {
    category: 'speed',
    type: 'long_track',
    line: 'premium',
    levels: ['advanced', 'competitive'],
    warrantyMonths: 12,
    boxCm: [50, 26, 22],
    vi: {
      name: 'Lướt Tia',
      slug: 'luot-tia',
      summary: 'Giày tốc độ cự ly dài vỏ carbon cho người thi đấu, có bề ngang Hẹp, Vừa và Rộng.',
      description: prose`
        Tia là bộ giày cự ly dài cho người thi đấu. Vỏ carbon mỏng truyền thẳng lực đạp xuống lưỡi, ép nhiệt được ở
        vùng gót và mắt cá để ôm sát từng bàn chân.

        Bản đen phối vàng đồng phủ vân carbon toàn thân, ống và đế lưỡi màu đồng. Bản trắng phối đen có mũi trắng, gót
        vân carbon, đế lưỡi màu bạc. Dây ngắn, sáu cặp khoen, siết nhanh trước giờ xuất phát.

        Lưỡi thép carbon bán kính 22 m, lắp cố định, dài 16, 17 hoặc 18 inch tùy size giày; hai đế cách nhau 165 mm.
        Nếu đội của bạn dùng lưỡi bung gót, hãy xem Cánh 23, hoặc gắn lưỡi Bung 23 vào chính đôi này.

        Hãy đo cả hai bàn chân khi đứng và gửi kèm số đo vòng bàn chân cho chúng tôi. Vỏ carbon gần như không giãn, nên
        chọn đúng bề ngang quan trọng không kém chiều dài.`,
      care: care.composite.vi,
    },
    en: {
      name: 'Lướt Tia',
      slug: 'luot-tia',
      summary: 'A carbon long-track set for racing, in Narrow, Regular and Wide.',
      description: prose`
        Tia is a ray of light. A long-track set for racing: the thin carbon shell passes the push straight to the
        blade and can be heat moulded at heel and ankle to sit close on each foot.

        Black and brass is carbon weave all over, with brass tube and mounts. White and black has a white toe, a
        carbon-weave heel and silver mounts. Short laces and six pairs of eyelets tighten fast before a start.

        The carbon-steel blade has a 22 m radius, is fixed, and measures 16, 17 or 18 inches depending on boot size,
        on mounts 165 mm apart. If your team skates on clap blades, look at Cánh 23, or put Bung 23 under these boots.

        Measure both feet standing and send us the girth as well. A carbon shell hardly stretches, so the width
        matters as much as the length.`,
      care: care.composite.en,
    },
    attributes: {
      material: 'carbon',
      lining: 'microfibre',
      closing: 'lace',
      mouldable: true,
      age: ['adult'],
      weight_g: 840,
      track: 'long',
      clap: false,
      bend: false,
      radius_m: 22,
      mount_mm: 165,
      steel: 'carbon',
    },
    companions: ['luoi-luot-thang-22', 'ep-nhiet-dinh-hinh', 'da-mai-hai-mat-luot', 'tui-dung-giay-luot-ben'],
  },
  prices: [[230, 22_890_000]],
  runs: [
    {
      colour: 'black-brass',
      look: 'speed-premium-carbon',
      seen: { vi: 'vân carbon toàn thân, lưỡi màu đồng', en: 'carbon weave all over, brass blade mounts' },
      widths: { N: '240-260', R: '235-285', W: '245-270' },
    },
    {
      colour: 'white-black',
      look: 'speed-premium-white',
      seen: {
        vi: 'mũi trắng, gót vân carbon, chữ Lướt vàng đồng',
        en: 'white toe, carbon-weave heel, brass lettering',
      },
      widths: { R: '230-275', W: '250-265' },
    },
  ],
})

export const premiumSpeed: SeedProduct[] = [tia]
