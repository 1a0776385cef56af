import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const reu = boot({
  sku: 'RC-REU',
  card: {
    category: 'recreational',
    type: 'soft',
    line: 'classic',
    levels: ['basic'],
    warrantyMonths: 3,
    vi: {
      name: 'Lướt Rêu',
      slug: 'luot-reu',
      summary: 'Giày trượt giải trí xanh rêu lót len ấm, cho người hay lạnh chân trên sân băng.',
      description: prose`
        Ngoài trời ba mươi độ, trong sân băng chân vẫn lạnh. Rêu lót len ở cổ và mu bàn chân, nơi mất nhiệt nhiều
        nhất, nên cả buổi chân vẫn ấm mà chỉ cần một đôi vớ mỏng. Hai lớp vớ dày không ấm hơn, chỉ làm giày chật và dễ
        phồng chân.

        Mặt ngoài nhám xanh rêu, chỉ may màu kem; cổ, đế và dây kem, vạch vàng nâu trên giá đỡ. Độ cứng 25 theo thang
        riêng của Lướt, mềm và dễ bước.

        Lưỡi thép không gỉ kiểu khúc côn cầu, không răng cưa, giá đỡ cố định. Hai móc cài trên cùng giúp xỏ và cởi
        nhanh.

        Len giữ ẩm lâu hơn mút: về nhà hãy mở rộng cổ giày, rút lót và để khô trong phòng thoáng trước khi cất.`,
      care: care.soft.vi,
    },
    en: {
      name: 'Lướt Rêu',
      slug: 'luot-reu',
      summary: 'A moss-green leisure skate with a warm wool lining, for feet that get cold at the rink.',
      description: prose`
        Rêu is moss. It may be thirty degrees outside, but feet still get cold on the ice. Wool lines the cuff and the
        instep, where most of the warmth is lost, so one thin pair of socks is enough. Two thick pairs are no warmer;
        they only make the boot tight and raise blisters.

        Suede-like moss green with cream stitching, cream cuff, sole and laces, and an ochre line along the holder.
        The boot is soft and easy to walk in, 25 on our own index.

        The stainless blade is shaped like a hockey blade, without a toe pick, on a fixed holder. Two hooks on top
        make it quick to get in and out.

        Wool holds moisture longer than foam: at home open the boots wide, take the insoles out and let them dry in an
        airy room before you put them away.`,
      care: care.soft.en,
    },
    attributes: {
      stiffness: 25,
      material: 'microfibre',
      lining: 'wool',
      closing: 'lace_hook',
      mouldable: false,
      age: ['adult'],
      weight_g: 930,
      warm_lining: true,
      blade_style: 'hockey',
      steel: 'stainless',
    },
    companions: [
      'bao-luoi-vai-luot-bong',
      'khan-lau-luoi-luot-suong',
      'mu-bao-hiem-luot-tuyet',
      'bao-luoi-cung-luot-nem',
    ],
  },
  prices: [
    [215, 1_290_000],
    [260, 1_350_000],
  ],
  runs: [
    {
      colour: 'moss',
      look: 'rec-classic-moss',
      seen: {
        vi: 'thân chần bông, cổ viền lông, đế và dây màu kem, vạch vàng nâu',
        en: 'quilted shaft, shearling rim, cream sole and laces, ochre line',
      },
      widths: { R: '215-295', W: '225-275' },
    },
  ],
})

const keo = boot({
  sku: 'RC-KEO',
  card: {
    category: 'recreational',
    type: 'kids',
    line: 'classic',
    levels: ['basic'],
    warrantyMonths: 3,
    boxCm: [30, 24, 12],
    vi: {
      name: 'Lướt Kẹo',
      slug: 'luot-keo',
      summary: 'Giày trượt giải trí trẻ em màu hồng kẹo, lót nỉ ấm cho các bé hay lạnh chân.',
      description: prose`
        Kẹo cùng dáng với Nắng nhưng lót nỉ ấm, dành cho các bé trượt lâu hoặc hay kêu lạnh chân. Thân hồng kẹo; gót,
        cổ và dây tím mận; đế kem.

        Độ cứng 20 theo thang riêng của Lướt, hợp với bé khoảng 15 đến 35 kg. Giày thấp, nhẹ, khoen to và hai móc cài
        trên cùng nên bé lớn tự buộc được.

        Lưỡi thép không gỉ cong hai đầu, không răng cưa để vấp. Hãy mài một lần trước buổi đầu, rãnh nông là đủ.

        Chọn size: rút lót ra, cho bé đứng lên, gót sát mép sau; trước ngón dài nhất trống 12–16 mm là vừa, 17–21 mm là
        dư nửa size. Vớ mỏng thôi, nỉ đã đủ ấm. Nhớ mũ bảo hiểm và găng tay từ buổi đầu.`,
      care: care.soft.vi,
    },
    en: {
      name: 'Lướt Kẹo',
      slug: 'luot-keo',
      summary: 'A candy-pink leisure skate for children, lined with warm felt.',
      description: prose`
        Kẹo means candy. It has the shape of Nắng with a warm felt lining, for children who skate for longer or
        complain of cold feet. Candy-pink upper, plum heel, cuff and laces, cream sole.

        At 20 on our own index it suits children of about 15 to 35 kg. Low and light, with wide eyelets and two hooks
        on top that an older child can lace alone.

        The stainless blade curves up at both ends and has no pick to trip on. Have it sharpened once before the first
        session; a shallow hollow is enough.

        For the size, pull out the insole and have your child stand on it, heel to the back edge: a gap of 12–16 mm in
        front of the longest toe fits, 17–21 mm is half a size of room. Thin socks will do, because the felt is warm.
        And bring a helmet and gloves from day one.`,
      care: care.soft.en,
    },
    attributes: {
      stiffness: 20,
      material: 'microfibre',
      lining: 'felt',
      closing: 'lace_hook',
      mouldable: false,
      age: ['kid'],
      weight_g: 800,
      warm_lining: true,
      blade_style: 'hockey',
      steel: 'stainless',
    },
    companions: [
      'mu-bao-hiem-tre-em-luot-soc',
      'bao-ve-dau-goi-tre-em-luot-mang',
      'bao-luoi-cung-tre-em-luot-dao',
      'bao-luoi-vai-luot-bong',
    ],
  },
  prices: [
    [155, 850_000],
    [190, 890_000],
    [210, 950_000],
  ],
  runs: [
    {
      colour: 'pink',
      look: 'rec-kids-pink',
      seen: {
        vi: 'thân chần bông, gót, viền cổ và dây tím mận, đế kem',
        en: 'quilted shaft, plum heel, rim and laces, cream sole',
      },
      widths: { R: '155-220', W: '210-220' },
    },
  ],
})

export const warmRecreational: SeedProduct[] = [reu, keo]
