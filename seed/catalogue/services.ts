import { prose } from './prose.ts'
import { gear, type SeedProduct } from './seed-product.ts'
import { single } from './steps.ts'
import { scene } from '../scenes.ts'
import { borrowed, type View } from './views.ts'

const named = (name: string) => ({ vi: name, en: name })

const aria = (...views: View[]) =>
  borrowed(named('Lướt Aria 75'), { colour: 'white', look: 'figure-premium-white' }, ...views)
const nga = (...views: View[]) =>
  borrowed(named('Lướt Ngà 85'), { colour: 'ivory', look: 'figure-premium-ivory-bare' }, ...views)
const bac = (...views: View[]) =>
  borrowed(named('Lướt Bắc 90'), { colour: 'black-brass', look: 'hockey-premium-black' }, ...views)
const xoay = (...views: View[]) =>
  borrowed({ vi: 'Lưỡi Lướt Xoay 8', en: 'Lướt Xoay 8 figure blades' }, { look: 'blade-figure-cross' }, ...views)
const sai = (...views: View[]) =>
  borrowed(
    { vi: 'Lưỡi Lướt Sải 10', en: 'Lướt Sải 10 hockey holders and runners' },
    { look: 'blade-hockey-holder' },
    ...views,
  )

/** Radius of hollow in inches, deep to shallow (docs/reference/skating.md 8.2). */
const hollows = ['3/8', '7/16', '1/2', '9/16', '5/8', '3/4', '1'].map((value) => ({
  value,
  label: { vi: `${value} inch`, en: `${value} in` },
  code: value.replace('/', '-'),
  price: 150_000,
  weightG: 1,
}))

const sharpening = gear({
  sku: 'SV-MAI',
  card: {
    category: 'services',
    type: 'sharpening',
    line: 'sport',
    vatClass: 'service',
    vi: {
      name: 'Mài lưỡi',
      slug: 'mai-luoi-giay',
      summary: 'Mài rãnh lưỡi nghệ thuật, khúc côn cầu và giải trí theo bán kính rãnh bạn chọn, tính theo đôi.',
      description: prose`
        Lưỡi mới chưa có cạnh, nên lần mài đầu tiên cần trước buổi trượt đầu tiên. Sau đó, phần lớn người trượt nghệ
        thuật mài lại sau khoảng 20 giờ trên băng, người chơi khúc côn cầu sớm hơn.

        Số càng nhỏ thì rãnh càng sâu và bám càng chắc; số lớn thì lướt nhẹ hơn. Nếu bạn đã quen một số, hãy giữ
        nguyên. Người mới thường hợp với 3/4 inch trên băng mềm của trung tâm thương mại. Lưỡi nghệ thuật do kỹ thuật
        viên mài, không đưa vào máy tự động, để giữ răng cưa và độ cong. Giày hoặc lưỡi đã mài thì không đổi size được
        nữa; lỗi kỹ thuật vẫn được bảo hành.`,
      care: 'Đi trên sàn bằng bao lưỡi cứng và lau khô lưỡi sau mỗi buổi để giữ cạnh lâu hơn.',
    },
    en: {
      name: 'Blade sharpening',
      slug: 'blade-sharpening',
      summary: 'Your choice of hollow, ground into figure, hockey and leisure blades, per pair.',
      description: prose`
        A new blade has no edge, so the first sharpening comes before the first session. After that, most figure
        skaters come back after about 20 hours on the ice, hockey players sooner.

        The smaller the number, the deeper the hollow and the stronger the grip; larger numbers glide more freely. If
        you know your number, keep it. Beginners usually do well with 3/4 on the soft ice of shopping malls. Figure
        blades are ground by a technician, never by an automatic machine, to keep the pick and the rocker. Sharpened
        skates or blades cannot be exchanged for another size; faults are still covered.`,
      care: 'Walk in hard guards and dry the blades after every session to keep the edge longer.',
    },
    attributes: { fits: ['figure', 'hockey', 'recreational'], turnaround_days: 2, alone: true },
    companions: ['khan-lau-luoi-luot-suong', 'bao-luoi-vai-luot-bong', 'da-mai-hai-mat-luot'],
  },
  choice: 'hollow',
  steps: hollows,
  pictures: [scene('sharpening-wheel'), ...xoay('blade'), ...sai('front'), scene('ice-close-up')],
})

const mounting = gear({
  sku: 'SV-GAN',
  card: {
    category: 'services',
    type: 'mounting',
    line: 'sport',
    vatClass: 'service',
    vi: {
      name: 'Gắn lưỡi',
      slug: 'gan-luoi-giay',
      summary: 'Căn và gắn lưỡi vào đế giày nghệ thuật hoặc giày tốc độ, gồm ốc vít lưỡi và chống ẩm lỗ vít.',
      description: prose`
        Chúng tôi căn lưỡi theo trục bàn chân, bắt vít và chống ẩm lỗ vít để nước không ngấm vào đế. Muốn trượt thử
        với vài vít trước khi bắt đủ, hãy gọi cho chúng tôi trước khi đặt.

        Lưỡi phải ngắn hơn đế từ 1/8 đến 1/2 inch, giày tốc độ phải cùng khoảng cách lỗ vít. Nếu cặp bạn chọn không
        hợp, chúng tôi báo trước khi làm. Giày và lưỡi đã khoan lỗ không đổi trả theo ý muốn được.`,
      care: 'Kiểm tra ốc vít lưỡi mỗi tháng và siết lại nếu lỏng.',
    },
    en: {
      name: 'Blade mounting',
      slug: 'blade-mounting',
      summary: 'Aligning and mounting blades on figure or speed boots, screws and sealing of the holes included.',
      description: prose`
        We align the blade with the foot, screw it on and seal the holes so that no water reaches the sole. To skate a
        session on a few trial screws first, call us before you order.

        The blade must be 1/8 to 1/2 inch shorter than the sole, and speed boots need the same hole spacing. If your
        boots and blades do not match, we tell you before we start. Boots and blades that have been drilled cannot be
        returned for a change of mind.`,
      care: 'Check the blade screws once a month and tighten any that have worked loose.',
    },
    attributes: { fits: ['figure', 'speed'], turnaround_days: 3 },
    companions: ['mai-luoi-giay', 'luot-nga-85', 'luoi-luot-xoay-8'],
  },
  steps: single('PAIR', { price: 300_000, weightG: 1 }),
  pictures: [scene('mounting-jig'), ...nga('sole'), ...xoay('back'), ...nga('back')],
})

const moulding = gear({
  sku: 'SV-EP',
  card: {
    category: 'services',
    type: 'moulding',
    line: 'sport',
    vatClass: 'service',
    vi: {
      name: 'Ép nhiệt định hình',
      slug: 'ep-nhiet-dinh-hinh',
      summary: 'Làm ấm giày ép nhiệt được rồi định hình theo bàn chân bạn, làm tại cửa hàng khoảng 45 phút.',
      description: prose`
        Giày được làm ấm ở khoảng 80 °C trong vài phút, bạn xỏ chân, buộc dây và ngồi yên chừng 15 phút để thân giày
        ôm theo mắt cá và gót. Sau đó giày cần nghỉ 24 giờ.

        Ép nhiệt chỉnh dáng chứ không đổi size: giày chật hay rộng vẫn phải đổi đôi khác. Chỉ nhận giày ghi rõ là ép
        nhiệt được. Đừng tự làm bằng lò ở nhà, hư hỏng do đó không được bảo hành. Giày đã ép nhiệt không đổi trả theo
        ý muốn được.`,
      care: 'Trong 24 giờ đầu, đừng đi lại hay trượt bằng đôi giày vừa ép.',
    },
    en: {
      name: 'Heat moulding',
      slug: 'heat-moulding',
      summary: 'Mouldable boots warmed and shaped to your feet in the shop, about 45 minutes.',
      description: prose`
        The boots are warmed at about 80 °C for a few minutes; you put them on, lace up and sit still for a quarter of
        an hour while they settle round ankle and heel. Then they rest for 24 hours.

        Moulding changes the shape, not the size: a boot that is too short or too long still has to be exchanged.
        We take only boots marked as mouldable. Please do not try it in a kitchen oven; damage done that way is not
        covered. Moulded boots cannot be returned for a change of mind.`,
      care: 'Do not walk or skate in the boots for the first 24 hours.',
    },
    attributes: { fits: ['figure', 'hockey', 'speed'], turnaround_days: 1 },
    companions: ['luot-aria-75', 'luot-bac-90', 'lot-giay-luot-em'],
  },
  steps: single('PAIR', { price: 290_000, weightG: 1 }),
  pictures: [scene('moulding-oven'), ...aria('lace', 'front'), scene('lacing-on-a-bench')],
})

const punching = gear({
  sku: 'SV-NONG',
  card: {
    category: 'services',
    type: 'punching',
    line: 'sport',
    vatClass: 'service',
    vi: {
      name: 'Nong giày cục bộ',
      slug: 'nong-giay-cuc-bo',
      summary: 'Nong một điểm bị cấn ở mắt cá, gót hoặc ngón chân, tính theo mỗi chiếc giày.',
      description: prose`
        Khi giày vừa về chiều dài mà chỉ cấn ở mắt cá, gót hay khớp ngón cái, chúng tôi làm ấm đúng điểm đó và nong ra
        vài milimét. Bạn đánh dấu chỗ đau bằng bút hoặc gửi ảnh kèm giày.

        Nong không làm giày dài thêm một size. Nếu đau lan rộng hoặc có vết thương hở, hãy nghỉ trượt và đi khám
        trước. Giày da và giày composite đều làm được, giày vỏ carbon cần xem trực tiếp. Giày đã nong không đổi size
        được.`,
      care: 'Trượt vài buổi ngắn, rồi báo cho chúng tôi nếu vẫn còn cấn.',
    },
    en: {
      name: 'Spot stretching',
      slug: 'spot-stretching',
      summary: 'One pressure point at the ankle, heel or toe stretched out, priced per boot.',
      description: prose`
        When the length is right and the boot pinches only at the ankle bone, heel or big-toe joint, we warm that one
        spot and push it out by a few millimetres. Mark the spot with a pen or send a photo with the boots.

        It does not add a size. If the pain spreads or the skin is broken, stop skating and see a doctor first.
        Leather and composite boots can be done; carbon shells we need to look at in person. Stretched boots cannot be
        exchanged for another size.`,
      care: 'Skate a few short sessions and tell us if it still pinches.',
    },
    attributes: { fits: ['figure', 'hockey', 'speed', 'recreational'], turnaround_days: 2, alone: true },
    companions: ['ep-nhiet-dinh-hinh', 'lot-giay-luot-em'],
  },
  steps: single('BOOT', { price: 150_000, weightG: 1 }),
  pictures: [...aria('back', 'front'), ...bac('back', 'lace')],
})

export const services: SeedProduct[] = [sharpening, mounting, moulding, punching]
