import { prose } from './prose.ts'
import { gear, type SeedProduct } from './seed-product.ts'
import { numbers } from './steps.ts'

const soi = gear({
  sku: 'AC-SOI',
  card: {
    category: 'accessories',
    type: 'laces',
    line: 'classic',
    boxCm: [16, 10, 3],
    vi: {
      name: 'Dây giày Lướt Sợi',
      slug: 'day-giay-luot-soi',
      summary: 'Dây giày cotton pha nylon, bản dẹt, giữ nút tốt trên khoen và móc cài.',
      description: prose`
        Sợi dệt từ cotton và nylon mỗi thứ một nửa: cotton tạo ma sát để nút không tuột, nylon cho độ bền. Bản dẹt nằm
        êm trên lưỡi gà, đầu dây bọc kim loại dễ luồn qua khoen.

        Chọn chiều dài theo dây cũ: tháo hẳn một sợi, vuốt thẳng rồi đo. Luồn dây từ ngoài vào trong và đừng quấn
        quanh cổ chân. Một bộ gồm hai sợi.`,
      care: 'Giặt tay, phơi khô. Thay dây khi thấy sờn ở chỗ móc cài.',
    },
    en: {
      name: 'Lướt Sợi laces',
      slug: 'luot-soi-laces',
      summary: 'Flat laces in cotton and nylon that hold their knot on eyelets and hooks.',
      description: prose`
        Half cotton, half nylon: the cotton gives the friction that keeps a knot, the nylon the strength. The flat
        weave lies easily on the tongue and the metal tips thread well.

        For the length, take an old lace out, pull it straight and measure. Lace from the outside in, and never wrap
        laces round the ankle. Sold as a pair.`,
      care: 'Wash by hand and dry. Replace them when they fray at the hooks.',
    },
    attributes: { fits: ['figure', 'recreational'], made_of: 'cotton_nylon', washable: true },
    companions: ['luot-aria-75', 'luot-dong-35', 'lot-giay-luot-em'],
  },
  looks: [
    { colour: 'white', look: 'laces-white', seen: { vi: 'cuộn gọn, đai xanh đậm', en: 'coiled in a dark teal band' } },
    { colour: 'black', look: 'laces-black', seen: { vi: 'cuộn gọn, đai vàng nâu', en: 'coiled in an ochre band' } },
  ],
  choice: 'length',
  steps: numbers([180, 210, 240, 270, 300], { price: 90_000, weightG: 70 }),
  shelf: [4, 9],
})

const mat = gear({
  sku: 'AP-MAT',
  card: {
    category: 'accessories',
    type: 'laces',
    line: 'premium',
    boxCm: [16, 10, 3],
    vi: {
      name: 'Dây giày sáp Lướt Mật',
      slug: 'day-giay-sap-luot-mat',
      summary: 'Dây giày phủ sáp màu nâu bò, ít tuột và ít ngấm nước, cho giày khúc côn cầu.',
      description: prose`
        Lớp sáp làm dây hơi dính, nên mỗi đoạn đứng yên ở chỗ bạn vừa siết: mu bàn chân chặt, mũi chân lỏng, không xô
        về nhau. Dây cũng ít ngấm nước từ tuyết bám.

        Sợi polyester màu nâu bò, hợp với giày da. Giày khúc côn cầu người lớn cỡ Mỹ 6–8 dùng 240 cm, 8–10 dùng 270
        cm, lớn hơn dùng 300 hoặc 330 cm. Một bộ gồm hai sợi.`,
      care: 'Lau bằng khăn ẩm; không giặt máy vì nước nóng làm trôi sáp.',
    },
    en: {
      name: 'Lướt Mật waxed laces',
      slug: 'luot-mat-waxed-laces',
      summary: 'Tan waxed laces that stay where you pull them and take up little water, for hockey skates.',
      description: prose`
        Mật is honey. The wax makes the laces slightly tacky, so every section stays as tight as you set it: firm over
        the instep, loose at the toes. They also take up less water from the snow.

        Tan polyester that suits leather boots. Adult hockey sizes US 6–8 take 240 cm, 8–10 take 270 cm, larger ones
        300 or 330 cm. Sold as a pair.`,
      care: 'Wipe with a damp cloth; do not machine-wash, as hot water removes the wax.',
    },
    attributes: { fits: ['hockey', 'recreational'], made_of: 'waxed_polyester', washable: false },
    companions: ['luot-lim-40', 'luot-bac-90', 'lot-giay-luot-em'],
  },
  looks: [
    { colour: 'tan', look: 'laces-tan', seen: { vi: 'cuộn gọn, đai nâu sẫm', en: 'coiled in a dark brown band' } },
  ],
  choice: 'length',
  steps: numbers([210, 240, 270, 300, 330], { price: 190_000, weightG: 80 }),
  shelf: [3, 8],
})

const em = gear({
  sku: 'AS-EM',
  card: {
    category: 'accessories',
    type: 'insoles',
    line: 'sport',
    boxCm: [32, 14, 5],
    vi: {
      name: 'Lót giày Lướt Êm',
      slug: 'lot-giay-luot-em',
      summary: 'Lót giày xám có đệm gót đỏ, nâng vòm chân, cắt được theo size giày.',
      description: prose`
        Êm dành cho người thấy lót sẵn trong giày đã xẹp, hoặc có một bàn chân nhỏ hơn bàn kia. Mặt trên xám thấm mồ
        hôi, đệm gót màu đỏ giảm xóc, phần vòm cao vừa để cạnh trong không bị đổ.

        Chọn size ngang với giày hoặc lớn hơn một nấc rồi cắt theo lót cũ. Hai bàn chân lệch từ 5 mm trở lên: chọn
        giày theo chân dài và thêm lót cho chân kia.`,
      care: 'Rút ra sau mỗi buổi và để khô. Giặt tay, không vắt.',
    },
    en: {
      name: 'Lướt Êm insoles',
      slug: 'luot-em-insoles',
      summary: 'Grey insoles with a red heel cushion and arch support, to trim to the size of your boot.',
      description: prose`
        For boots whose own insoles have gone flat, or for feet of different sizes. The grey top absorbs sweat, the red
        cushion softens the heel and a moderate arch keeps the foot from rolling in.

        Take the size of your boot or one step up, and trim along the old insole. If your feet differ by 5 mm or more,
        fit the boot to the longer foot and add an insole for the other.`,
      care: 'Take them out after each session to dry. Wash by hand, do not wring.',
    },
    attributes: { fits: ['figure', 'hockey', 'speed', 'recreational'], made_of: 'eva', washable: true },
    companions: ['luot-suoi-45', 'luot-khoi', 'day-giay-luot-soi'],
  },
  choice: 'size',
  steps: numbers([190, 200, 210, 220, 230, 240, 250, 260, 270, 280, 290, 300], { price: 350_000, weightG: 150 }),
  shelf: [2, 7],
  plain: {
    look: 'insoles-grey',
    alt: {
      vi: 'Đôi lót giày Lướt Êm màu xám với đệm gót đỏ',
      en: 'Pair of grey Lướt Êm insoles with red heel cushions',
    },
  },
})

export const lacesAndInsoles: SeedProduct[] = [soi, mat, em]
