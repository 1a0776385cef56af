import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const pho = boot({
  sku: 'RS-PHO',
  card: {
    category: 'recreational',
    type: 'soft',
    line: 'sport',
    levels: ['basic'],
    warrantyMonths: 6,
    vi: {
      name: 'Lướt Phố 50',
      slug: 'luot-pho-50',
      summary: 'Giày trượt giải trí đen chỉ đỏ, cổ chắc, nhiều size lớn cho người thích trượt nhanh.',
      description: prose`
        Phố 50 hợp với người từng trượt patin trên đường phố và muốn cảm giác chắc chân quen thuộc khi xuống băng. Cổ
        giày cao, độ cứng 50 theo thang riêng của Lướt, cứng hơn Hồ và Suối.

        Thân đen trơn, chỉ khâu đỏ, gót đỏ, giá đỡ đen có vạch đỏ. Bên trong lót microfiber, dễ lau và mau khô sau
        những buổi trượt ra nhiều mồ hôi.

        Lưỡi thép không gỉ kiểu khúc côn cầu. Khác với patin, giày trên băng không có phanh gót: bạn dừng bằng cạnh
        lưỡi, nên hãy dành buổi đầu để tập phanh chữ T và phanh ngang.

        Size tính theo bàn chân chứ không theo số giày patin của bạn; hai loại có thể lệch nhau cả size.`,
      care: care.microfibre.vi,
    },
    en: {
      name: 'Lướt Phố 50',
      slug: 'luot-pho-50',
      summary: 'A black leisure skate with red stitching, a firm cuff and large sizes, for those who like to go fast.',
      description: prose`
        Phố is the street. For people who have skated inline in town and want the same firm hold on the ice. The cuff
        is tall and, at 50 on our own index, firmer than Hồ or Suối.

        Smooth black upper, red stitching, a red heel and a black holder with a red line. The microfibre lining wipes
        clean and dries fast after a sweaty session.

        A stainless blade in hockey shape. Unlike inline skates there is no heel brake: you stop on the edges, so
        spend the first session on the T-stop and the side stop.

        Go by the length of your foot, not by your inline size; the two can differ by a whole size.`,
      care: care.microfibre.en,
    },
    attributes: {
      stiffness: 50,
      material: 'microfibre',
      lining: 'microfibre',
      closing: 'lace_hook',
      mouldable: false,
      age: ['adult'],
      weight_g: 950,
      warm_lining: false,
      blade_style: 'hockey',
      steel: 'stainless',
    },
    companions: [
      'bao-luoi-cung-luot-nem',
      'bao-ve-dau-goi-luot-tru',
      'bao-ve-khuyu-tay-luot-tua',
      'mu-bao-hiem-luot-vom',
    ],
  },
  prices: [
    [230, 1_650_000],
    [270, 1_750_000],
  ],
  runs: [
    {
      colour: 'black-red',
      look: 'rec-sport-black',
      seen: {
        vi: 'ốp cổ chân xám có bản lề, gót đỏ, giá đỡ đen vạch đỏ',
        en: 'hinged grey cuff, red heel, black holder with a red line',
      },
      widths: { R: '230-310', W: '245-290,300' },
    },
  ],
})

const cat = boot({
  sku: 'RP-CAT',
  card: {
    category: 'recreational',
    type: 'soft',
    line: 'premium',
    levels: ['basic'],
    warrantyMonths: 12,
    vi: {
      name: 'Lướt Cát',
      slug: 'luot-cat',
      summary: 'Giày trượt giải trí màu be cát, lót len ấm, hoàn thiện kỹ và có ba bề ngang.',
      description: prose`
        Cát dành cho người coi một buổi trượt là lúc thư giãn và muốn đôi giày đẹp, ấm, bền. Mặt ngoài nhám mịn như da
        lộn màu be, gót sẫm hơn, đế nâu; cổ giày và lớp lót len màu kem.

        Chỉ kem chạy đôi quanh thân và mũi giày, khoen và móc ánh đồng. Giá đỡ trắng có vạch đồng, lưỡi thép không gỉ
        không răng cưa.

        Dòng Premium cho bạn chọn bề ngang Hẹp, Vừa hoặc Rộng. Giày đi sát vừa phải: ngón chân duỗi thẳng, gót không
        nhấc. Lớp len sẽ xẹp đi đôi chút sau vài buổi.

        Mặt nhám kỵ nước bẩn, nên bạn phủi tuyết bám ngay khi rời sân.`,
      care: care.soft.vi,
    },
    en: {
      name: 'Lướt Cát',
      slug: 'luot-cat',
      summary: 'A sand-coloured leisure skate with a warm wool lining, a careful finish and three widths.',
      description: prose`
        Cát is sand. For those who skate to unwind and want a boot that is handsome, warm and made to last. A fine
        suede-like upper in beige with a darker heel and a brown sole; the cuff and wool lining are cream.

        Double cream stitching runs round the boot and the toe cap, and eyelets and hooks have a brass tone. The white
        holder carries a brass line and a stainless blade without a pick.

        As a Premium boot it comes in Narrow, Regular and Wide. It should fit comfortably close: toes flat, heel down.
        The wool settles a little over the first sessions.

        Dirty water marks the nap, so brush the snow off as you leave the ice.`,
      care: care.soft.en,
    },
    attributes: {
      material: 'microfibre',
      lining: 'wool',
      closing: 'lace_hook',
      mouldable: false,
      age: ['adult'],
      weight_g: 960,
      warm_lining: true,
      blade_style: 'hockey',
      steel: 'stainless',
    },
    companions: [
      'tui-dung-giay-luot-ben',
      'bao-luoi-vai-luot-bong',
      'day-giay-sap-luot-mat',
      'khan-lau-luoi-luot-suong',
    ],
  },
  prices: [[220, 2_490_000]],
  runs: [
    {
      colour: 'sand',
      look: 'rec-premium-sand',
      seen: { vi: 'cổ viền lông màu kem, đế và gót nâu', en: 'cream shearling rim, brown sole and heel' },
      widths: { N: '225-245', R: '220-275', W: '230-260' },
    },
  ],
})

const khoi = boot({
  sku: 'RP-KHOI',
  card: {
    category: 'recreational',
    type: 'soft',
    line: 'premium',
    levels: ['basic'],
    warrantyMonths: 12,
    vi: {
      name: 'Lướt Khói',
      slug: 'luot-khoi',
      summary: 'Giày trượt giải trí xám than với giá đỡ đen, lót nỉ, cho người lớn chân từ 235 mm.',
      description: prose`
        Khói là người anh em trầm hơn của Cát. Thân xám than mặt nhám mịn, đế và giá đỡ đen, chỉ vàng nhạt, chữ Lướt
        và vạch trên giá đỡ màu đồng; cổ giày màu kem làm điểm sáng.

        Lót nỉ dày vừa phải, ấm mà không bí, hợp với sân băng trong nhà ở Việt Nam. Đế đệm cứng hơn giày phổ thông nên
        đứng lâu đỡ mỏi.

        Lưỡi thép không gỉ, hai đầu cong, rãnh vừa, hợp cả băng mềm lẫn băng cứng. Nếu chỉ trượt vài lần mỗi năm, bạn
        chỉ cần lau khô và mài mỗi năm một lần.

        Các size giữa có đủ ba bề ngang; size nhỏ và size lớn không có bề ngang Hẹp.`,
      care: care.soft.vi,
    },
    en: {
      name: 'Lướt Khói',
      slug: 'luot-khoi',
      summary: 'A graphite leisure skate on a black holder, felt lined, for adult feet from 235 mm.',
      description: prose`
        Khói is smoke, a quieter version of Cát. It has a graphite upper with a fine nap, black sole and holder, pale
        gold stitching, brass lettering and a brass line on the holder; a cream cuff brightens it.

        The felt lining is of medium thickness, warm without being stuffy, which suits indoor rinks here. The midsole
        is firmer than on basic boots, so your feet get less tired when you stand about.

        A stainless blade, curved up at both ends, with a medium hollow that copes with soft and hard ice alike. If
        you skate a few times a year, keep it dry and have it sharpened once a year.

        The middle sizes come in all three widths; the smallest and largest are not made in Narrow.`,
      care: care.soft.en,
    },
    attributes: {
      material: 'microfibre',
      lining: 'felt',
      closing: 'lace_hook',
      mouldable: false,
      age: ['adult'],
      weight_g: 980,
      warm_lining: true,
      blade_style: 'hockey',
      steel: 'stainless',
    },
    companions: ['tui-dung-giay-luot-chuyen', 'bao-luoi-cung-luot-be', 'lot-giay-luot-em', 'khan-lau-luoi-luot-suong'],
  },
  prices: [
    [235, 2_390_000],
    [285, 2_490_000],
  ],
  runs: [
    {
      colour: 'graphite',
      look: 'rec-premium-graphite',
      seen: {
        vi: 'cổ màu kem, đế phẳng đen, giá đỡ đen vạch đồng',
        en: 'cream cuff, flat black sole, black holder with a brass line',
      },
      widths: { N: '245-265', R: '235-300', W: '250-290' },
    },
  ],
})

export const moreRecreational: SeedProduct[] = [pho, cat, khoi]
