import { readyBundle, type ReadyBundle } from '#shop/settings/ready-bundles.ts'

const pads = { knee: ['bao-ve-dau-goi-tre-em-luot-mang'], elbow: ['bao-ve-khuyu-tay-tre-em-luot-nu'] }

/** What the demo shop sells together. Sizes of the kits follow the usual foot of the age (docs/reference/skating.md 8.6), with room to either side. */
export const bundles: ReadyBundle[] = [
  {
    slug: 'bo-cho-be-3-5',
    kind: 'kit' as const,
    name: { vi: 'Bộ đầu tiên cho bé 3–5 tuổi', en: 'First kit, ages 3–5' },
    text: {
      vi: 'Giày nhẹ có cổ đệm, mũ có núm xoay, bảo vệ gối và khuỷu tay nhóm dưới 25 kg. Nhớ mang thêm găng tay.',
      en: 'Light padded skates, a helmet with a dial, knee and elbow pads for under 25 kg. Bring gloves as well.',
    },
    sizes: [150, 185] as [number, number],
    parts: {
      skate: ['luot-nang', 'luot-keo', 'luot-vit'],
      helmet: ['mu-bao-hiem-tre-em-luot-soc'],
      ...pads,
    },
  },
  {
    slug: 'bo-cho-be-6-9',
    kind: 'kit' as const,
    name: { vi: 'Bộ đi học trượt cho bé 6–9 tuổi', en: 'Lesson kit, ages 6–9' },
    text: {
      vi: 'Cho bé vào lớp trượt mỗi tuần: chọn giày lưỡi khúc côn cầu dễ phanh hoặc giày nghệ thuật đầu tiên, kèm mũ và bảo vệ.',
      en: 'For weekly lessons: an easy-stopping leisure skate or a first figure skate, with helmet and pads.',
    },
    sizes: [175, 220] as [number, number],
    parts: {
      skate: ['luot-keo', 'luot-nang', 'luot-may-30'],
      helmet: ['mu-bao-hiem-tre-em-luot-soc'],
      ...pads,
    },
  },
  {
    slug: 'bo-cho-be-10-13',
    kind: 'kit' as const,
    name: { vi: 'Bộ cho thiếu niên 10–13 tuổi', en: 'Kit for ages 10–13' },
    text: {
      vi: 'Cổ giày chắc hơn cho các em đã trượt vững, mũ trắng dễ thấy trên sân đông, bảo vệ chọn theo cân nặng.',
      en: 'A firmer cuff for those who are steady on their feet, a white helmet that is easy to see, pads by weight.',
    },
    sizes: [205, 250] as [number, number],
    parts: {
      skate: ['luot-suoi-45', 'luot-ho', 'luot-song-50'],
      helmet: ['mu-bao-hiem-luot-tuyet'],
      knee: ['bao-ve-dau-goi-luot-tru'],
      elbow: ['bao-ve-khuyu-tay-luot-tua'],
    },
  },
  {
    slug: 'khuc-con-cau-mai-san',
    kind: 'hockey' as const,
    name: { vi: 'Khúc côn cầu: giày mài sẵn', en: 'Hockey: sharpened and ready' },
    text: {
      vi: 'Giày khúc côn cầu, lần mài đầu theo rãnh bạn chọn, thêm ép nhiệt nếu giày nhận. Đến tay là ra sân.',
      en: 'Hockey skates with a first sharpening to your hollow, heat moulded if the boot takes it. Ready for the rink.',
    },
    parts: { skate: ['luot-gio-60', 'luot-song-50', 'luot-lim-40', 'luot-loc-30'] },
  },
  {
    slug: 'khuc-con-cau-them-luoi',
    kind: 'hockey' as const,
    name: { vi: 'Khúc côn cầu: thêm giá đỡ và lưỡi', en: 'Hockey: with spare holders and runners' },
    text: {
      vi: 'Cho người chơi giải: giày hệ Lướt H3 mài sẵn và một đôi giá đỡ kèm lưỡi 10 ft đúng cỡ, để thay khi cần.',
      en: 'For league players: H3 skates sharpened for you and a pair of holders with 10 ft runners of the right size.',
    },
    parts: { skate: ['luot-gio-60', 'luot-bao-65', 'luot-bac-90'], blade: ['luoi-luot-sai-10'] },
  },
  {
    slug: 'toc-do-cu-ly-dai',
    kind: 'speed' as const,
    name: { vi: 'Tốc độ cự ly dài: hai đôi lưỡi', en: 'Long track: two pairs of blades' },
    text: {
      vi: 'Giày cự ly dài gắn sẵn lưỡi Thẳng 22; đôi lưỡi đi theo giày để dành cho buổi tập.',
      en: 'Long-track skates with Thẳng 22 blades mounted; the pair that comes with them is kept for training.',
    },
    parts: { skate: ['luot-vut-22', 'luot-tia'], blade: ['luoi-luot-thang-22'] },
  },
  {
    slug: 'toc-do-cu-ly-ngan',
    kind: 'speed' as const,
    name: { vi: 'Tốc độ cự ly ngắn: thêm lưỡi uốn', en: 'Short track: with bent blades' },
    text: {
      vi: 'Giày cự ly ngắn gắn sẵn lưỡi Nghiêng 10 uốn theo chiều cua; lưỡi đi theo giày để tập hoặc dự phòng.',
      en: 'Short-track skates with Nghiêng 10 blades, bent for the corners; the pair that comes with them is a spare.',
    },
    parts: { skate: ['luot-vong-10', 'luot-chop-9'], blade: ['luoi-luot-nghieng-10'] },
  },
].map((bundle) => readyBundle.parse(bundle))
