import { care } from './care.ts'
import { prose } from './prose.ts'
import { gear, type SeedProduct } from './seed-product.ts'
import { lengths } from './steps.ts'

const buoc = gear({
  sku: 'BC-BUOC',
  card: {
    category: 'blades',
    type: 'figure',
    line: 'classic',
    levels: ['basic'],
    warrantyMonths: 6,
    vatClass: 'metal',
    boxCm: [34, 12, 8],
    vi: {
      name: 'Lưỡi Lướt Bước 7',
      slug: 'luoi-luot-buoc-7',
      summary: 'Lưỡi nghệ thuật cơ bản, độ cong 7 ft, răng cưa nhỏ cắt thẳng, bán theo đôi.',
      description: prose`
        Bước 7 dành cho người mới học hoặc cần thay lưỡi cho đôi giày đầu tiên. Độ cong (rocker) 7 ft giúp xoay người
        dễ; răng cưa nhỏ ít vướng khi trượt tới.

        Thép carbon mạ sáng, hai mặt bên song song, dày khoảng 4 mm. Giá cho một đôi, chưa gồm ốc vít lưỡi và công
        gắn. Muốn chọn chiều dài, đo đế giày rồi trừ khoảng 1/4 inch. Lưỡi mới chưa mài.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Bước 7 figure blades',
      slug: 'luot-buoc-7-figure-blades',
      summary: 'Basic figure blades with a 7 ft rocker and a small straight-cut pick, sold as a pair.',
      description: prose`
        Bước is a step: these are blades for your first ones, or a replacement on a first pair of boots. The 7 ft
        rocker makes turning easy and the small pick stays out of the way on forward strokes.

        Plated carbon steel, parallel sides, about 4 mm thick. The price is for a pair, without screws or mounting.
        For the length, measure the sole and take off about a quarter of an inch. They come unsharpened.`,
      care: care.steel.en,
    },
    attributes: {
      blade_for: 'figure',
      rocker_ft: 7,
      pick: 'small',
      pick_cut: 'straight',
      edge: 'parallel',
      tail: 'standard',
      steel: 'carbon',
      hrc: 55,
    },
    companions: ['gan-luoi-giay', 'mai-luoi-giay', 'bao-luoi-vai-luot-bong', 'bao-luoi-cung-luot-nem'],
  },
  choice: 'blade_length',
  steps: lengths(7, 10.5, 0.25, { price: 1_290_000, weightG: 620 }),
  shelf: [2, 7],
  plain: {
    look: 'blade-figure-basic',
    alt: {
      vi: 'Đôi lưỡi Lướt Bước 7 bằng thép sáng: răng cưa nhỏ cắt thẳng ở mũi',
      en: 'A pair of Lướt Bước 7 blades in bright steel: a small straight-cut pick at the toe',
    },
  },
})

const dieu = gear({
  sku: 'BS-DIEU',
  card: {
    category: 'blades',
    type: 'dance',
    line: 'sport',
    levels: ['basic', 'advanced'],
    warrantyMonths: 6,
    vatClass: 'metal',
    boxCm: [34, 12, 8],
    vi: {
      name: 'Lưỡi Lướt Điệu 7',
      slug: 'luoi-luot-dieu-7',
      summary: 'Lưỡi khiêu vũ đuôi ngắn, độ cong 7 ft, để hai gót đỡ vướng nhau khi bước chéo.',
      description: prose`
        Điệu 7 có phần đuôi ngắn hơn lưỡi nghệ thuật thường, nên khi hai chân sát nhau hoặc đan chéo, lưỡi này không
        giẫm lên lưỡi kia. Độ cong 7 ft nhạy với những lần đổi cạnh và xoay liên tục.

        Răng cưa nhỏ cắt thẳng, thép carbon, hai bên hông mài bớt cho thân lưỡi gọn. Giá cho một đôi. Nên gắn thử bằng
        vài vít, trượt một buổi rồi mới bắt chặt tất cả.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Điệu 7 dance blades',
      slug: 'luot-dieu-7-dance-blades',
      summary: 'Ice-dance blades with a short tail and a 7 ft rocker, so that the heels do not catch.',
      description: prose`
        Điệu is a dance tune. The tail is shorter than on an ordinary figure blade: with feet close together or
        crossing, one blade does not step on the other. The 7 ft rocker answers quickly to changes of edge and runs of
        turns.

        A small straight-cut pick, carbon steel, side-honed for a slimmer edge. Sold as a pair. Mount them with a few
        screws first, skate a session, then put in the rest.`,
      care: care.steel.en,
    },
    attributes: {
      blade_for: 'dance',
      rocker_ft: 7,
      pick: 'small',
      pick_cut: 'straight',
      edge: 'honed',
      tail: 'short',
      steel: 'carbon',
      hrc: 57,
    },
    companions: ['luot-nhip-55', 'gan-luoi-giay', 'mai-luoi-giay', 'bao-luoi-vai-luot-bong'],
  },
  choice: 'blade_length',
  steps: lengths(8, 11, 0.25, { price: 3_490_000, weightG: 600 }),
  shelf: [1, 4],
  plain: {
    look: 'blade-figure-dance',
    alt: {
      vi: 'Đôi lưỡi khiêu vũ Lướt Điệu 7: đuôi lưỡi ngắn',
      en: 'A pair of Lướt Điệu 7 dance blades: short tails',
    },
  },
})

const xoay = gear({
  sku: 'BP-XOAY',
  card: {
    category: 'blades',
    type: 'figure',
    line: 'premium',
    levels: ['double', 'double_axel', 'triple'],
    warrantyMonths: 6,
    vatClass: 'metal',
    boxCm: [34, 12, 8],
    vi: {
      name: 'Lưỡi Lướt Xoay 8',
      slug: 'luoi-luot-xoay-8',
      summary: 'Lưỡi nghệ thuật cho nhảy hai vòng và ba vòng, độ cong 8 ft, răng cưa lớn cắt chéo.',
      description: prose`
        Xoay 8 dành cho người đã có kỹ thuật ổn định. Độ cong 8 ft lướt dài và vững hơn 7 ft khi lấy đà; răng cưa lớn
        cắt chéo bám băng rõ ở các bước nhảy cắm mũi.

        Thép carbon, thân lưỡi thon dần về đuôi, chữ Lướt khắc màu đồng. Giá cho một đôi. Lưỡi đắt không thay được giờ
        tập: nếu bạn đang ở nhảy một vòng, lưỡi 7 ft răng cưa vừa sẽ dễ chịu hơn.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Xoay 8 figure blades',
      slug: 'luot-xoay-8-figure-blades',
      summary: 'Figure blades for doubles and triples: 8 ft rocker, large cross-cut pick.',
      description: prose`
        Xoay means to spin. These blades are for skaters with solid technique. The 8 ft rocker is steadier going into
        a jump than a 7 ft one, and the large cross-cut pick grips on toe jumps.

        Carbon steel, tapered towards the tail, with the name etched in brass tone. Sold as a pair. An expensive blade
        does not replace hours of practice: for single jumps you will be happier with 7 ft and a medium pick.`,
      care: care.steel.en,
    },
    attributes: {
      blade_for: 'figure',
      rocker_ft: 8,
      pick: 'large',
      pick_cut: 'cross',
      edge: 'tapered',
      tail: 'standard',
      steel: 'carbon',
      hrc: 59,
    },
    companions: ['luot-nga-85', 'gan-luoi-giay', 'mai-luoi-giay', 'bao-luoi-cung-luot-be'],
  },
  choice: 'blade_length',
  steps: lengths(8.25, 11.5, 0.25, { price: 9_790_000, weightG: 640 }),
  shelf: [1, 4],
  plain: {
    look: 'blade-figure-cross',
    alt: {
      vi: 'Đôi lưỡi Lướt Xoay 8: chân lưỡi hình giàn, răng cưa cắt chéo, chữ Lướt khắc màu đồng',
      en: 'A pair of Lướt Xoay 8 blades: trussed stanchions, cross-cut pick, brass-toned lettering',
    },
  },
})

const bay = gear({
  sku: 'BS-BAY',
  card: {
    category: 'blades',
    type: 'figure',
    line: 'sport',
    levels: ['single', 'axel', 'double'],
    warrantyMonths: 6,
    vatClass: 'metal',
    boxCm: [34, 12, 8],
    vi: {
      name: 'Lưỡi Lướt Bay 8',
      slug: 'luoi-luot-bay-8',
      summary:
        'Lưỡi nghệ thuật thép phủ sẫm màu, độ cong 8 ft, răng cưa vừa, cho nhảy một vòng đến những bước nhảy hai vòng đầu.',
      description: prose`
        Bay 8 nằm giữa Bước 7 và Xoay 8: răng cưa vừa cắt thẳng, đủ bám cho Axel và các bước nhảy hai vòng đầu tiên, độ
        cong 8 ft chạy êm hơn khi lấy đà. Nếu bạn chủ yếu tập xoay, lưỡi 7 ft vẫn dễ hơn.

        Thân lưỡi và mặt đế phủ lớp sẫm màu chống ẩm, tiện cho khí hậu nước ta; phần cạnh để trần vì lớp phủ mất đi
        sau lần mài đầu. Lớp phủ không thay cho khăn lau: cạnh lưỡi trần vẫn gỉ. Giá cho một đôi, chưa mài, chưa gồm
        công gắn.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Bay 8 figure blades',
      slug: 'luot-bay-8-figure-blades',
      summary: 'Dark-coated figure blades with an 8 ft rocker and a medium pick, from singles to first doubles.',
      description: prose`
        Bay means to fly. It stands between Bước 7 and Xoay 8: a medium straight-cut pick with grip for the Axel and
        first doubles, on an 8 ft rocker that runs smoothly into a jump. If spins are most of your practice, 7 ft is
        still easier.

        Blade and plates carry a dark coating against damp, useful in our climate; the edge is left bare, because the
        first sharpening would take the coating off. It does not replace the towel: a bare edge still rusts. Sold as a
        pair, unsharpened, without mounting.`,
      care: care.steel.en,
    },
    attributes: {
      blade_for: 'figure',
      rocker_ft: 8,
      pick: 'medium',
      pick_cut: 'straight',
      edge: 'honed',
      tail: 'standard',
      steel: 'coated',
      hrc: 58,
    },
    companions: ['gan-luoi-giay', 'mai-luoi-giay', 'bao-luoi-vai-luot-bong', 'bao-luoi-cung-luot-nem'],
  },
  choice: 'blade_length',
  steps: lengths(7.75, 11, 0.25, { price: 5_290_000, weightG: 620 }),
  shelf: [1, 5],
  plain: {
    look: 'blade-figure-coated',
    alt: {
      vi: 'Đôi lưỡi Lướt Bay 8: thân và mặt đế xanh đen, chữ Lướt sáng',
      en: 'A pair of Lướt Bay 8 blades: blue-black blades and plates, pale lettering',
    },
  },
})

export const figureBlades: SeedProduct[] = [buoc, dieu, bay, xoay]
