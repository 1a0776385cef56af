import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const vut = boot({
  sku: 'SS-VUT',
  card: {
    category: 'speed',
    type: 'long_track',
    line: 'sport',
    levels: ['beginner', 'advanced'],
    warrantyMonths: 6,
    choice: 3,
    boxCm: [50, 26, 22],
    vi: {
      name: 'Lướt Vút 22',
      slug: 'luot-vut-22',
      summary: 'Giày tốc độ cự ly dài trọn bộ, lưỡi bán kính 22 m, cho người tập ở câu lạc bộ.',
      description: prose`
        Vút 22 là bộ giày tốc độ cự ly dài cho người đã trượt vững và muốn tập kỹ thuật đạp dài. Con số 22 là bán kính
        lưỡi, 22 m: lưỡi gần như thẳng nên giữ hướng tốt trên đường thẳng.

        Giày thấp dưới mắt cá để cổ chân gập tự do. Phần gót vân carbon, bên trong gia cường sợi thủy tinh, ép nhiệt
        được; mũi trắng, lưỡi gà và nẹp dây màu đỏ, dây đen.

        Lưỡi thép carbon dài 16 inch cho size đến 245, 17 inch cho size 250 đến 265, 18 inch cho size lớn hơn. Lưỡi cố
        định ở cả gót lẫn mũi, không phải loại bung gót. Hai đế bắt vít cách nhau 165 mm.

        Giày tốc độ đi sát hơn mọi loại khác: ngón chân gần chạm mũi, vớ thật mỏng. Lưỡi mài phẳng bằng tay trên giá,
        không tạo rãnh.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Vút 22',
      slug: 'luot-vut-22',
      summary: 'A long-track speed skate set for club training, with a 22 m blade radius.',
      description: prose`
        Vút is the sound of something shooting past. A long-track set for skaters who are steady on their feet and
        want to learn the long push. The 22 is the radius of the blade in metres: nearly straight, so it holds its
        line on the straights.

        The boot is cut low to free the ankle. Its heel, in a carbon weave over fibreglass, can be heat moulded; the
        toe is white, the tongue and facing red, the laces black.

        The carbon-steel blade measures 16 inches up to size 245, 17 from 250 to 265 and 18 above. It is fixed at heel
        and toe, not a clap skate. The mounts are 165 mm apart.

        Speed boots are the closest fit of all: toes almost touching, over a very thin sock. The blade is sharpened
        flat, by hand on a jig, without a hollow.`,
      care: care.steel.en,
    },
    attributes: {
      material: 'fibreglass',
      lining: 'microfibre',
      closing: 'lace',
      mouldable: true,
      age: ['adult'],
      weight_g: 900,
      track: 'long',
      clap: false,
      bend: false,
      radius_m: 22,
      mount_mm: 165,
      steel: 'carbon',
    },
    companions: ['luoi-luot-thang-22', 'da-mai-hai-mat-luot', 'khan-lau-luoi-luot-suong', 'mu-bao-hiem-luot-vom'],
  },
  prices: [
    [230, 10_490_000],
    [270, 10_890_000],
  ],
  sale: { off: 1_600_000, sizes: [270, 290] },
  runs: [
    {
      colour: 'white-red',
      look: 'speed-sport-red',
      seen: { vi: 'lưỡi gà đỏ, gót vân carbon, lưỡi dài', en: 'red tongue, carbon-weave heel, long blade' },
      widths: { R: '230-290', W: '240-270,280' },
    },
  ],
})

const vong = boot({
  sku: 'SS-VONG',
  card: {
    category: 'speed',
    type: 'short_track',
    line: 'sport',
    levels: ['beginner', 'advanced'],
    warrantyMonths: 6,
    boxCm: [50, 26, 24],
    vi: {
      name: 'Lướt Vòng 10',
      slug: 'luot-vong-10',
      summary: 'Giày tốc độ cự ly ngắn trọn bộ, cổ cao hơn, lưỡi bán kính 10 m để ôm cua.',
      description: prose`
        Vòng 10 dành cho cự ly ngắn, nơi phần lớn thời gian bạn nghiêng người trong khúc cua. Số 10 là bán kính lưỡi,
        10 m: cong hơn lưỡi cự ly dài nên bám vòng cua gọn.

        Cổ giày cao và cứng hơn giày cự ly dài để đỡ cổ chân khi nghiêng. Thân xanh dương, gót và hông vân carbon trên
        nền sợi thủy tinh, ép nhiệt được; lưỡi gà và dây trắng, thêm một đai khóa cài ngang cổ chân.

        Lưỡi thép carbon gắn lệch sang trái, ống đen, dài 16 đến 18 inch tùy size giày. Hai đế cao cách nhau 180 mm,
        chỉnh được vị trí. Lưỡi chưa uốn; khi kỹ thuật đã chắc, huấn luyện viên có thể khuyên bạn đổi sang lưỡi uốn
        sẵn như Nghiêng 10.

        Trượt cự ly ngắn cần mũ bảo hiểm, găng tay chống cắt, bảo vệ cổ và đầu gối. Hãy hỏi câu lạc bộ về trang bị bắt
        buộc.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Vòng 10',
      slug: 'luot-vong-10',
      summary: 'A short-track set with a higher cuff and a 10 m blade radius for the corners.',
      description: prose`
        Vòng means lap. In short track you spend most of the race leaning through a corner, and this set is made for
        that. The 10 is the blade radius in metres, rounder than a long-track blade, so it follows a tight line.

        The cuff is higher and harder than on a long-track boot to hold the ankle at an angle. Blue upper, heel and
        sides in a carbon weave over heat-mouldable fibreglass, white tongue and laces, and a buckled strap across the
        ankle.

        The carbon-steel blade sits offset to the left in a black tube, 16 to 18 inches long depending on boot size.
        The tall mounts are 180 mm apart and adjustable. It is not bent; once your technique is solid, a coach may
        suggest a bent blade such as Nghiêng 10.

        Short track calls for a helmet, cut-resistant gloves, and neck and knee protection. Ask your club what it
        requires.`,
      care: care.steel.en,
    },
    attributes: {
      material: 'fibreglass',
      lining: 'microfibre',
      closing: 'lace',
      mouldable: true,
      age: ['kid', 'adult'],
      weight_g: 960,
      track: 'short',
      clap: false,
      bend: false,
      radius_m: 10,
      mount_mm: 180,
      steel: 'carbon',
    },
    companions: ['luoi-luot-nghieng-10', 'mu-bao-hiem-luot-vom', 'bao-ve-dau-goi-luot-tru', 'gang-chong-cat-luot-vay'],
  },
  prices: [
    [230, 11_890_000],
    [265, 12_290_000],
  ],
  runs: [
    {
      colour: 'blue',
      look: 'speed-sport-blue',
      seen: {
        vi: 'cổ đen, đai cổ chân, gót vân carbon, ống lưỡi đen',
        en: 'black cuff, ankle strap, carbon-weave heel, black blade tube',
      },
      widths: { R: '230-285', W: '240-265,275' },
    },
  ],
})

const hac = boot({
  sku: 'SC-HAC',
  card: {
    category: 'speed',
    type: 'long_track',
    line: 'classic',
    levels: ['beginner'],
    warrantyMonths: 3,
    boxCm: [50, 26, 22],
    vi: {
      name: 'Lướt Hạc',
      slug: 'luot-hac',
      summary: 'Giày tốc độ da đen cho người mới thử cự ly dài, êm chân và dễ làm quen.',
      description: prose`
        Hạc dành cho người lần đầu đứng trên lưỡi dài: dân patin chuyển sang băng, hay người trượt giải trí muốn đi
        nhanh và xa hơn. Thân giày da đen mềm, cổ thấp, chỉ và dây màu kem.

        So với vỏ carbon, da dễ chịu hơn nhiều trong những buổi đầu và tự nới theo chân. Đổi lại, giày đỡ ít hơn khi
        đạp mạnh, nên khi lên tốc độ cao bạn sẽ muốn đổi sang Vút 22.

        Lưỡi thép carbon cố định, bán kính 22 m, dài 16 đến 18 inch tùy size giày, hai đế bắt vít cách nhau 165 mm.
        Lưỡi thẳng và dài nên khó xoay gấp; hãy chọn giờ sân vắng và đi cùng chiều với mọi người.

        Giày đi sát với vớ mỏng. Chân thon chọn bề ngang Vừa, chân bè chọn Rộng.`,
      care: care.leather.vi,
    },
    en: {
      name: 'Lướt Hạc',
      slug: 'luot-hac',
      summary: 'A black leather speed skate for a first try at long track, soft on the foot.',
      description: prose`
        Hạc is the crane. For a first time on long blades: inline skaters crossing over to ice, or leisure skaters who
        want to go faster and further. Supple black leather, cut low, with cream stitching and laces.

        Leather is far more forgiving than carbon in the early sessions and gives with the foot. In return, it offers
        less support in a hard push, so at real speed you will want to change to Vút 22.

        The carbon-steel blade is fixed, with a 22 m radius and a length of 16 to 18 inches depending on boot size, on
        mounts 165 mm apart. A long straight blade does not suit tight turns: pick a quiet hour and skate with the
        traffic.

        Wear it snug over thin socks. Regular suits slim feet, Wide suits broad ones.`,
      care: care.leather.en,
    },
    attributes: {
      material: 'leather',
      lining: 'foam',
      closing: 'lace',
      mouldable: false,
      age: ['adult'],
      weight_g: 970,
      track: 'long',
      clap: false,
      bend: false,
      radius_m: 22,
      mount_mm: 165,
      steel: 'carbon',
    },
    companions: [
      'khan-lau-luoi-luot-suong',
      'mu-bao-hiem-luot-tuyet',
      'bao-ve-dau-goi-luot-tru',
      'bao-ve-khuyu-tay-luot-tua',
    ],
  },
  prices: [
    [230, 4_690_000],
    [275, 4_890_000],
  ],
  runs: [
    {
      colour: 'black',
      look: 'speed-classic-black',
      seen: { vi: 'chỉ và dây màu kem, đế lưỡi màu bạc', en: 'cream stitching and laces, silver mounts' },
      widths: { R: '230-295', W: '240-275,285' },
    },
  ],
})

export const speed: SeedProduct[] = [vut, vong, hac]
