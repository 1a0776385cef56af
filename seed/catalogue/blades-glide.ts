import { care } from './care.ts'
import { prose } from './prose.ts'
import { gear, type SeedProduct } from './seed-product.ts'
import { lengths, holders } from './steps.ts'

const sai = gear({
  sku: 'BS-SAI',
  card: {
    category: 'blades',
    type: 'hockey_runner',
    line: 'sport',
    levels: ['recreational', 'league'],
    warrantyMonths: 6,
    vatClass: 'metal',
    boxCm: [34, 14, 10],
    vi: {
      name: 'Lưỡi Lướt Sải 10',
      slug: 'luoi-luot-sai-10',
      summary: 'Giá đỡ kèm lưỡi khúc côn cầu hệ Lướt H3, thép không gỉ, đường cong 10 ft.',
      description: prose`
        Sải 10 gồm một đôi giá đỡ trắng và lưỡi thép không gỉ đã lắp sẵn, thuộc hệ Lướt H3, vừa với Bắc 90, Bão 65,
        Gió 60 và Sóng 50. Bạn có thể thay cả bộ hoặc chỉ thay phần thép.

        Chọn đúng cỡ milimét in trên giá đỡ cũ, ví dụ 254. Giá đỡ khác hệ không lắp lẫn được. Đường cong 10 ft cân
        bằng giữa tốc độ và xoay trở; lưỡi mới cần mài rãnh trước khi chơi.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Sải 10 hockey holders and runners',
      slug: 'luot-sai-10-hockey-runners',
      summary: 'H3 holders with stainless steel runners in a 10 ft profile, sold as a pair.',
      description: prose`
        Sải is a stride. A pair of white holders with stainless runners already fitted, in our H3 system, for Bắc 90,
        Bão 65, Gió 60 and Sóng 50. Replace the whole set or use only the steel.

        Match the millimetre size printed on your old holder, 254 for example. Holders of another system do not
        interchange. The 10 ft profile balances speed and agility; new steel needs sharpening before you play.`,
      care: care.steel.en,
    },
    attributes: { blade_for: 'hockey', steel: 'stainless', hrc: 58, holder_system: 'Lướt H3', profile_ft: '10' },
    companions: ['luot-gio-60', 'mai-luoi-giay', 'khan-lau-luoi-luot-suong', 'bao-luoi-cung-luot-be'],
  },
  choice: 'size',
  steps: holders({
    price: 1_890_000,
    weightG: 820,
  }),
  shelf: [2, 6],
  plain: {
    look: 'blade-hockey-holder',
    alt: {
      vi: 'Đôi giá đỡ kèm lưỡi Lướt Sải 10: giá đỡ trắng với vạch xanh cổ vịt',
      en: 'A pair of Lướt Sải 10 holders with runners: white, with a teal line',
    },
  },
})

const thang = gear({
  sku: 'BP-THANG',
  card: {
    category: 'blades',
    type: 'speed',
    line: 'premium',
    levels: ['advanced', 'competitive'],
    warrantyMonths: 6,
    vatClass: 'metal',
    boxCm: [52, 12, 10],
    vi: {
      name: 'Lưỡi Lướt Thẳng 22',
      slug: 'luoi-luot-thang-22',
      summary: 'Lưỡi tốc độ cự ly dài, bán kính 22 m, ống hợp kim màu bạc, bán theo đôi.',
      description: prose`
        Thẳng 22 là lưỡi cố định cho cự ly dài. Thép carbon dày khoảng 1,1 mm, mài phẳng, nằm trong ống hợp kim nhẹ;
        bán kính 22 m nên gần như thẳng và giữ hướng tốt.

        Hai đế bắt vít cách nhau 165 mm, khớp với Tia, Vút 22 và Hạc. Hãy đo khoảng cách lỗ vít trên giày của bạn
        trước khi đặt. Lưỡi không bung gót và không uốn.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Thẳng 22 long-track blades',
      slug: 'luot-thang-22-long-track-blades',
      summary: 'Long-track speed blades with a 22 m radius in a silver alloy tube, sold as a pair.',
      description: prose`
        Thẳng means straight. Fixed blades for long track: carbon steel about 1.1 mm thick, ground flat, in a light
        alloy tube. A 22 m radius is close to straight and holds its line.

        The mounts are 165 mm apart and match Tia, Vút 22 and Hạc. Measure the hole spacing on your boots before
        ordering. No clap hinge, no bend.`,
      care: care.steel.en,
    },
    attributes: { blade_for: 'speed_long', steel: 'carbon', hrc: 62, radius_m: 22, mount_mm: 165, bend: false },
    companions: ['luot-tia', 'luot-vut-22', 'da-mai-hai-mat-luot', 'gan-luoi-giay'],
  },
  choice: 'blade_length',
  steps: lengths(16, 18, 0.5, { price: 8_890_000, weightG: 900 }),
  shelf: [1, 3],
  plain: {
    look: 'blade-speed-long',
    alt: {
      vi: 'Đôi lưỡi tốc độ cự ly dài Lướt Thẳng 22: ống và đế màu bạc',
      en: 'A pair of Lướt Thẳng 22 long-track blades: silver tubes and mounts',
    },
  },
})

const nghieng = gear({
  sku: 'BS-NGHIENG',
  card: {
    category: 'blades',
    type: 'speed',
    line: 'sport',
    levels: ['advanced'],
    warrantyMonths: 6,
    vatClass: 'metal',
    boxCm: [52, 12, 12],
    vi: {
      name: 'Lưỡi Lướt Nghiêng 10',
      slug: 'luoi-luot-nghieng-10',
      summary: 'Lưỡi tốc độ cự ly ngắn uốn sẵn, bán kính 10 m, ống đen, bán theo đôi.',
      description: prose`
        Nghiêng 10 dành cho người trượt cự ly ngắn đã vào cua vững. Bán kính 10 m, lưỡi uốn nhẹ theo chiều vòng sân
        nên bám cua gắt hơn lưỡi thẳng.

        Thép carbon, ống đen, hai đế cao cách nhau 180 mm, khớp với Vòng 10. Vị trí lệch trái chỉnh được; bạn nên để
        huấn luyện viên canh lần đầu. Chỉ mài trên giá có cùng bán kính, mài sai sẽ mất độ uốn.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Nghiêng 10 short-track blades',
      slug: 'luot-nghieng-10-short-track-blades',
      summary: 'Bent short-track blades with a 10 m radius in a black tube, sold as a pair.',
      description: prose`
        Nghiêng means to lean. For short-track skaters who are already secure in the corners: a 10 m radius with a
        slight bend in the direction of the lap, so it holds a tighter line than a straight blade.

        Carbon steel in a black tube, tall mounts 180 mm apart to match Vòng 10. The offset to the left is adjustable;
        let a coach set it the first time. Sharpen only on a jig of the same radius, or the bend is lost.`,
      care: care.steel.en,
    },
    attributes: { blade_for: 'speed_short', steel: 'carbon', hrc: 60, radius_m: 10, mount_mm: 180, bend: true },
    companions: ['luot-vong-10', 'da-mai-hai-mat-luot', 'khan-lau-luoi-luot-suong', 'gan-luoi-giay'],
  },
  choice: 'blade_length',
  steps: lengths(16, 18, 0.5, { price: 4_990_000, weightG: 950 }),
  shelf: [1, 3],
  plain: {
    look: 'blade-speed-short',
    alt: {
      vi: 'Đôi lưỡi tốc độ cự ly ngắn Lướt Nghiêng 10: ống đen, đế bạc',
      en: 'A pair of Lướt Nghiêng 10 short-track blades: black tubes, silver mounts',
    },
  },
})

export const glideBlades: SeedProduct[] = [sai, thang, nghieng]
