import type { lineSlugs } from '#shop/catalogue/product-draft.ts'
import { prose } from './prose.ts'

type Words = { name: string; tagline: string; story: string }
type SeedLine = { slug: (typeof lineSlugs)[number]; position: number; vi: Words; en: Words }

export const lines: SeedLine[] = [
  {
    slug: 'premium',
    position: 1,
    vi: {
      name: 'Premium',
      tagline: 'Cho người thi đấu: độ cứng 70–95, ba bề ngang, từng chi tiết đều có lý do.',
      story: prose`
        Premium dành cho những ai ở trên băng nhiều giờ mỗi tuần: nhảy hai vòng trở lên, giải khúc côn cầu, đường đua. Ở
        mức này giày phải truyền lực gần như trọn vẹn, nên thân giày dùng da dày, composite hoặc carbon, với độ cứng
        từ 70 đến 95 theo thang riêng của Lướt. Riêng giày giải trí Premium mềm hơn và không xếp độ cứng.

        Giày Premium có size từ 190 đến 300 mm, cách nhau 5 mm, và ba bề ngang Hẹp, Vừa, Rộng. Lót giày chỉ dài hơn
        nhãn 5 mm: đi sát để từng chuyển động nhỏ của bàn chân đều xuống tới lưỡi. Không phải màu nào cũng có đủ mọi
        size; bảng chọn size cho bạn thấy đôi nào có thật, đôi nào đang hết.

        Cứng hơn không có nghĩa là tốt hơn. Nếu bạn chưa tập đến mức này, một đôi Sport sẽ giúp bạn gập gối đúng và
        tiến bộ nhanh hơn. Giày Premium được bảo hành 12 tháng.`,
    },
    en: {
      name: 'Premium',
      tagline: 'For those who compete: stiffness 70–95, three widths, and a reason for every detail.',
      story: prose`
        Premium is for people who spend many hours a week on the ice: doubles and up, league hockey, racing. At this
        level a boot has to transfer nearly all of the push, so the uppers are thick leather, composite or carbon, at
        70 to 95 on our own stiffness index. Premium leisure skates are softer and carry no index.

        Boots come in sizes from 190 to 300 mm in steps of 5, in Narrow, Regular and Wide. The insole is only 5 mm
        longer than the label: worn this close, every small movement of the foot reaches the blade. Not every colour
        is made in every size, and the size grid shows which sizes are made and which are sold out.

        Stiffer is not better in itself. If you are not there yet, a Sport boot will teach you to bend your knees and
        help you improve faster. Premium boots come with a 12-month warranty.`,
    },
  },
  {
    slug: 'sport',
    position: 2,
    vi: {
      name: 'Sport',
      tagline: 'Cho người học đều mỗi tuần: độ cứng 45–65, vừa chắc vừa dễ gập.',
      story: prose`
        Sport là dòng của lớp học và câu lạc bộ. Bạn đã qua những bước đầu, tuần nào cũng ra sân, đang tập nhảy một
        vòng, chơi khúc côn cầu phong trào hay ôm những khúc cua đầu tiên. Độ cứng từ 45 đến 65 theo thang riêng của
        Lướt đỡ được cổ chân mà chưa đòi hỏi sức của vận động viên.

        Size từ 170 đến 310 mm, cách nhau 5 mm, hai bề ngang Vừa và Rộng. Lót giày dài hơn nhãn 7 mm. Thân giày phần
        lớn là microfiber và composite: nhẹ, ít thấm mồ hôi, hợp với khí hậu ẩm; nhiều mẫu ép nhiệt định hình được.

        Giày Sport được bảo hành 6 tháng.`,
    },
    en: {
      name: 'Sport',
      tagline: 'For weekly lessons: stiffness 45–65, firm where it counts and easy to bend.',
      story: prose`
        Sport is the line for classes and clubs. The first steps are behind you, you are at the rink every week, and
        you are learning single jumps, playing club hockey or leaning into your first corners. At 45 to 65 on our own
        index the boots hold the ankle without asking for an athlete’s strength.

        Sizes run from 170 to 310 mm in steps of 5, in Regular and Wide. The insole is 7 mm longer than the label.
        Uppers are mostly microfibre and composite: light, slow to absorb sweat and well suited to a damp climate.
        Many can be heat moulded.

        Sport boots come with a 6-month warranty.`,
    },
  },
  {
    slug: 'classic',
    position: 3,
    vi: {
      name: 'Classic',
      tagline: 'Cho đôi giày đầu tiên và những buổi trượt vui: độ cứng 15–40, êm và dễ đi.',
      story: prose`
        Classic là nơi hầu hết mọi người bắt đầu: đôi giày đầu tiên của bé, của ba mẹ trượt cùng con, của người chán
        giày thuê. Độ cứng từ 15 đến 40 theo thang riêng của Lướt, mềm vừa đủ để gập cổ chân khi chưa quen.

        Size từ 150 đến 310 mm, cách nhau 5 mm. Bề ngang Vừa có ở mọi size, bề ngang Rộng từ size 210. Lót giày dài
        hơn nhãn 10 mm nên ngón chân thoải mái hơn hai dòng trên, nhưng trẻ em vẫn chỉ nên dư tối đa nửa size, tức 5
        mm.

        Khi bạn bắt đầu học đều và muốn nhảy, đó là lúc lên dòng Sport. Giày Classic được bảo hành 3 tháng.`,
    },
    en: {
      name: 'Classic',
      tagline: 'For a first pair and for fun: stiffness 15–40, comfortable and easy to wear.',
      story: prose`
        Classic is where most people begin: a child’s first skates, a parent’s pair for skating along, the answer to
        rental boots. At 15 to 40 on our own index, they are soft enough to bend before you have learned how.

        Sizes run from 150 to 310 mm in steps of 5. Regular exists in every size, Wide from 210. The insole is 10 mm
        longer than the label, so toes have more room than in the other lines; for children, half a size (5 mm) to
        grow is still the limit.

        When you take regular lessons and start to want to jump, it is time for Sport. Classic boots come with a
        3-month warranty.`,
    },
  },
]
