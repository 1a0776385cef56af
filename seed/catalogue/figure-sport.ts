import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const en = boot({
  sku: 'FS-EN',
  card: {
    category: 'figure',
    type: 'set',
    line: 'sport',
    levels: ['single', 'axel'],
    warrantyMonths: 6,
    vi: {
      name: 'Lướt Én 55',
      slug: 'luot-en-55',
      summary: 'Bộ giày nghệ thuật cho người học đều mỗi tuần, đang tập nhảy một vòng và Axel.',
      description: prose`
        Én 55 là đôi giày của những buổi tập đều đặn: xoay, nhảy một vòng, rồi Axel. Thân giày microfiber nhẹ hơn da,
        ít ngấm mồ hôi; độ cứng 55 theo thang riêng của Lướt đủ chắc để tiếp băng mà người mới tập nhảy vẫn gập gối
        được.

        Bản trắng phối xám có cổ giày xám đậm, gót đen và chữ Lướt đỏ. Bản xanh navy nổi bật với hai đường chỉ sáng,
        cổ và gót trắng. Cả hai đều có khoen ở nửa dưới và móc cài ở nửa trên.

        Lưỡi thép carbon bắt vít, độ cong 7 ft, răng cưa cỡ vừa cắt thẳng: dễ xoay, đủ bám cho các bước nhảy một vòng.
        Bạn nhớ đặt mài lưỡi lần đầu vì lưỡi mới chưa có cạnh.

        Dòng Sport có hai bề ngang Vừa và Rộng. Giữa hai size, hãy thử size nhỏ trước; giày đi sát mà không cấn là
        vừa.`,
      care: care.microfibre.vi,
    },
    en: {
      name: 'Lướt Én 55',
      slug: 'luot-en-55',
      summary: 'A figure skate set for skaters in weekly lessons, from single jumps to the Axel.',
      description: prose`
        Én is the swallow, and this is a boot for regular practice: spins, single jumps, then the Axel. The microfibre
        upper is lighter than leather and absorbs less sweat. At 55 on our own stiffness index it is firm on landings
        yet lets a skater who has just moved up bend the knee.

        The white and grey boot has a dark cuff, a black heel and red lettering. The navy one has bright double
        stitching with a white cuff and heel. Both use eyelets below and hooks above.

        The carbon-steel blade is screwed on, with a 7 ft rocker and a medium straight-cut pick: easy to turn on, with
        enough grip for single jumps. Order the first sharpening with it, because a new blade comes without an edge.

        Sport boots are made in Regular and Wide. Between two sizes, try the smaller one first.`,
      care: care.microfibre.en,
    },
    attributes: {
      stiffness: 55,
      material: 'microfibre',
      lining: 'microfibre',
      closing: 'lace_hook',
      mouldable: true,
      age: ['kid', 'adult'],
      weight_g: 960,
      blade_included: true,
      rocker_ft: 7,
      pick: 'medium',
      pick_cut: 'straight',
      tail: 'standard',
      steel: 'carbon',
      mount: 'screw',
      heel_mm: 48,
    },
    companions: [
      'bao-luoi-cung-luot-nem',
      'bao-luoi-vai-luot-bong',
      'bao-ve-dau-goi-luot-tru',
      'mu-bao-hiem-luot-tuyet',
    ],
  },
  prices: [
    [175, 3_990_000],
    [215, 4_290_000],
    [270, 4_490_000],
  ],
  sale: { off: 640_000, colours: ['navy'] },
  runs: [
    {
      colour: 'white-grey',
      look: 'figure-sport-white',
      seen: { vi: 'cổ giày xám đậm, gót đen, chữ Lướt đỏ', en: 'dark grey cuff, black heel, red lettering' },
      widths: { R: '175-280', W: '210-265' },
    },
    {
      colour: 'navy',
      look: 'figure-sport-navy',
      seen: { vi: 'cổ và gót trắng, đường chỉ sáng', en: 'white cuff and heel, bright stitching' },
      widths: { R: '200-290', W: '225-255,265,275' },
    },
  ],
})

const nhip = boot({
  sku: 'FS-NHIP',
  card: {
    category: 'figure',
    type: 'dance',
    line: 'sport',
    levels: ['advanced'],
    warrantyMonths: 6,
    vi: {
      name: 'Lướt Nhịp 55',
      slug: 'luot-nhip-55',
      summary: 'Thân giày khiêu vũ trên băng màu xanh băng, cổ thấp hơn giày nhảy một chút, không kèm lưỡi.',
      description: prose`
        Nhịp 55 được làm riêng cho khiêu vũ trên băng. Cổ giày thấp hơn giày nhảy một chút để cổ chân gập sâu và duỗi
        mũi chân trọn vẹn, trong khi phần gót vẫn giữ chắc ở những lần đổi cạnh nhanh.

        Thân giày màu xanh băng, lưỡi gà và gót trắng, mũi giày trơn không có đường may. Chất liệu microfiber nhẹ, ép
        nhiệt được. Độ cứng 55 theo thang riêng của Lướt, hợp với người đã quen các điệu bắt buộc và đang tập bài tự
        do.

        Sản phẩm gồm thân giày và dây, chưa kèm lưỡi. Người tập khiêu vũ thường chọn lưỡi đuôi ngắn
        để hai chân không vướng nhau, chẳng hạn Lướt Điệu 7. Bạn có thể đặt gắn lưỡi và mài lần đầu trong cùng đơn
        hàng.`,
      care: care.microfibre.vi,
    },
    en: {
      name: 'Lướt Nhịp 55',
      slug: 'luot-nhip-55',
      summary: 'An ice-dance boot with a slightly lower cuff, in ice blue, sold without a blade.',
      description: prose`
        Nhịp means rhythm, and the boot is built for ice dance. The cuff sits a little lower than on a jumping boot,
        so the ankle bends deep and the toe can point, while the heel stays locked through quick changes of edge.

        Ice-blue upper, white tongue and heel, and a plain toe without a cap seam. The microfibre is light and can be
        heat moulded. Stiffness 55 on our own index suits dancers who are at home in the pattern dances and working on
        a free dance.

        You get the pair of boots and laces; a blade is not included. Dancers mostly
        prefer a short tail so that the heels do not catch, as on our Lướt Điệu 7. Mounting and the first sharpening
        can be added to the same order.`,
      care: care.microfibre.en,
    },
    attributes: {
      stiffness: 55,
      material: 'microfibre',
      lining: 'foam',
      closing: 'lace_hook',
      mouldable: true,
      age: ['kid', 'adult'],
      weight_g: 680,
      blade_included: false,
      mount: 'screw',
      heel_mm: 50,
    },
    companions: ['luoi-luot-dieu-7', 'gan-luoi-giay', 'bao-luoi-vai-luot-bong', 'lot-giay-luot-em'],
  },
  prices: [
    [200, 5_290_000],
    [250, 5_490_000],
  ],
  runs: [
    {
      colour: 'ice',
      look: 'figure-sport-ice-bare',
      seen: { vi: 'lưỡi gà và gót trắng, chưa gắn lưỡi', en: 'white tongue and heel, no blade' },
      widths: { R: '200-275', W: '220-250,260' },
    },
  ],
})

export const sportFigure: SeedProduct[] = [en, nhip]
