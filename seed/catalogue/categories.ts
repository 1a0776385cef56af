import type { ProductInput } from '#shop/catalogue/product-draft.ts'
import { prose } from './prose.ts'

type Words = { name: string; description: string }
export type SeedCategory = { slug: ProductInput['category']; position: number; vi: Words; en: Words }

export const categories: SeedCategory[] = [
  {
    slug: 'figure',
    position: 1,
    vi: {
      name: 'Giày trượt băng nghệ thuật',
      description: prose`
        Giày cổ cao có gót, lưỡi cong với răng cưa ở mũi để xoay và nhảy. Bạn có thể chọn bộ gắn sẵn lưỡi, hoặc thân
        giày rời rồi chọn lưỡi riêng. Hãy bắt đầu từ trình độ và cân nặng, sau đó mới đến màu: độ cứng hợp sức mới
        giúp bạn gập gối và tiếp băng êm.`,
    },
    en: {
      name: 'Figure skates',
      description: prose`
        Tall boots with a heel, on curved blades with a toe pick for spins and jumps. Choose a set with the blade
        mounted, or a boot and a blade of your choice. Start with your level and body weight and leave colour until
        last: the right stiffness is what lets you bend the knee and land softly.`,
    },
  },
  {
    slug: 'hockey',
    position: 2,
    vi: {
      name: 'Giày khúc côn cầu trên băng',
      description: prose`
        Mũi giày cứng, giá đỡ nhựa, lưỡi ngắn cong hai đầu và không có răng cưa: giày khúc côn cầu sinh ra để đổi
        hướng và phanh gấp. Size thường nhỏ hơn giày đi phố, nên hãy chọn theo milimét. Với Bắc, Bão, Gió, Sóng và
        Núi, bạn chỉ thay phần thép khi lưỡi mòn.`,
    },
    en: {
      name: 'Hockey skates',
      description: prose`
        A hard toe cap, a plastic holder and a short blade, curved at both ends and without a pick: hockey skates are
        made for quick turns and hard stops. They run smaller than street shoes, so choose by the millimetre. On Bắc,
        Bão, Gió, Sóng and Núi, worn steel can be replaced on its own.`,
    },
  },
  {
    slug: 'speed',
    position: 3,
    vi: {
      name: 'Giày trượt băng tốc độ',
      description: prose`
        Lưỡi dài, mỏng và mài phẳng để đi xa sau mỗi lần đạp. Giày cự ly dài thấp cổ, lưỡi gần như thẳng; giày cự ly
        ngắn cao và cứng hơn, lưỡi cong hơn để ôm cua. Đây là loại giày đi sát chân nhất, nên hãy đo cả hai bàn chân
        trước khi chọn.`,
    },
    en: {
      name: 'Speed skates',
      description: prose`
        Long, thin blades, ground flat to carry speed from every push. Long-track boots are low with nearly straight
        blades; short-track boots are taller and harder, with a rounder blade for the corners. They fit closer than
        any other skate, so measure both feet before you choose.`,
    },
  },
  {
    slug: 'recreational',
    position: 4,
    vi: {
      name: 'Giày trượt băng giải trí',
      description: prose`
        Cho những buổi đi sân băng cùng bạn bè và gia đình: thân giày mềm, lót êm, lưỡi gắn cố định, hầu hết không có
        răng cưa để ít vấp. Giày được phép thoải mái hơn giày tập một chút, miễn là gót không nhấc. Trẻ em có bản riêng từ size
        150.`,
    },
    en: {
      name: 'Recreational skates',
      description: prose`
        For days at the rink with friends and family: soft boots, comfortable linings, a fixed blade, nearly always
        without a toe pick to trip on. A little more room than in a training boot is fine as long as the heel stays down. Children’s
        boots start at size 150.`,
    },
  },
  {
    slug: 'blades',
    position: 5,
    vi: {
      name: 'Lưỡi giày',
      description: prose`
        Lưỡi rời cho giày nghệ thuật, khiêu vũ, khúc côn cầu và tốc độ, bán theo đôi. Trước khi chọn, bạn cần biết
        chiều dài đế (nghệ thuật), cỡ và hệ giá đỡ (khúc côn cầu) hoặc khoảng cách lỗ vít (tốc độ). Lưỡi nghệ thuật và
        khúc côn cầu mới đều phải mài trước khi dùng.`,
    },
    en: {
      name: 'Blades',
      description: prose`
        Separate blades for figure, dance, hockey and speed, sold in pairs. Before you choose, find out the length of
        the sole (figure), the size and system of the holder (hockey) or the spacing of the holes (speed). New figure
        and hockey blades need sharpening before use.`,
    },
  },
  {
    slug: 'protective',
    position: 6,
    vi: {
      name: 'Đồ bảo hộ',
      description: prose`
        Mũ bảo hiểm, bảo vệ đầu gối và khuỷu tay, găng tay cho những cú ngã không tránh được lúc mới tập. Mũ chọn theo
        vòng đầu, đồ bảo vệ theo cân nặng, găng theo vòng bàn tay. Chúng tôi chỉ ghi chứng nhận khi hồ sơ sản phẩm có
        số chứng nhận.`,
    },
    en: {
      name: 'Protective gear',
      description: prose`
        Helmets, knee pads, elbow pads and gloves for the falls that come with learning. Helmets are sized by head
        circumference, pads by body weight, gloves by the girth of the hand. We name a certificate only if we hold its
        number.`,
    },
  },
  {
    slug: 'accessories',
    position: 7,
    vi: {
      name: 'Phụ kiện',
      description: prose`
        Những món nhỏ giữ đôi giày bền lâu: bao lưỡi cứng để đi lại, bao lưỡi vải để cất, khăn lau lưỡi, dây giày, lót
        giày, đá mài và túi. Trong khí hậu ẩm, khăn và bao vải là hai thứ nên mua cùng đôi giày đầu tiên.`,
    },
    en: {
      name: 'Accessories',
      description: prose`
        The small things that make skates last: hard guards for walking, soakers for storage, blade towels, laces,
        insoles, a stone and bags. In a damp climate, buy a towel and soakers along with your first pair of skates.`,
    },
  },
  {
    slug: 'services',
    position: 8,
    vi: {
      name: 'Dịch vụ',
      description: prose`
        Mài lưỡi, gắn lưỡi, ép nhiệt định hình và nong giày, đặt kèm giày hay lưỡi mới. Mài và nong thì nhận cả đôi
        bạn đang có. Giày hay lưỡi đã làm dịch vụ thì không đổi trả theo ý muốn được nữa; chúng tôi luôn hỏi lại bạn
        trước khi làm. Lỗi kỹ thuật vẫn được bảo hành.`,
    },
    en: {
      name: 'Services',
      description: prose`
        Sharpening, mounting, heat moulding and stretching, ordered with new boots or blades. We also sharpen and
        stretch skates you already have. Once worked on, boots and blades can no longer be returned for a change of
        mind, and we always ask before we start. Faults are still covered.`,
    },
  },
]
