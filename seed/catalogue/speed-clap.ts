import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const canh = boot({
  sku: 'SP-CANH',
  card: {
    category: 'speed',
    type: 'clap',
    line: 'premium',
    levels: ['advanced', 'competitive'],
    warrantyMonths: 12,
    boxCm: [50, 26, 22],
    vi: {
      name: 'Lướt Cánh 23',
      slug: 'luot-canh-23',
      summary: 'Giày tốc độ cự ly dài lưỡi bung gót (clap), vỏ carbon, bán kính lưỡi 23 m, ba bề ngang.',
      description: prose`
        Lưỡi bung gót nối với giày bằng một bản lề dưới ức bàn chân. Cuối cú đạp, gót nhấc lên mà lưỡi vẫn nằm trên
        băng, nên bạn đạp được lâu hơn một chút ở mỗi bước. Sau đó lò xo kéo lưỡi khép lại với một tiếng “cạch”; tên
        clap từ đó mà ra. Kiểu lưỡi này phổ biến ở cự ly dài từ năm 1997.

        Con số 23 là bán kính lưỡi, 23 m, thẳng hơn lưỡi 22 m của Tia một chút. Lưỡi thép carbon không uốn, mài phẳng
        bằng tay; size đến 245 đi lưỡi 16 inch, 250 đến 265 đi 17 inch, từ 270 đi 18 inch. Hai đế bắt vít cách nhau 165
        mm.

        Thân trắng, gót vân carbon, lưỡi gà và dây đen, sáu cặp khoen. Cầu bản lề màu bạc, ống lưỡi xám, chốt bản lề đỏ
        cam rất dễ thấy. Vỏ carbon thấp cổ, ép nhiệt được ở gót và mắt cá, đi sát với vớ mỏng.

        Cánh chỉ dành cho cự ly dài; tập cự ly ngắn, bạn cần lưỡi cố định như Vòng 10 hoặc Chớp 9. Nếu chưa vững trên
        lưỡi dài, hãy tập với Vút 22 trước rồi hỏi huấn luyện viên khi nào nên đổi.`,
      care: prose`
        Sau mỗi buổi, lau khô lưỡi, nhấc gót lên để lau cả bản lề và lò xo, vài phút sau lau lại. Mỗi tháng kiểm tra ốc
        bản lề và ốc đế, lỏng thì siết. Trước khi trượt, nhấc gót thử vài lần xem lưỡi có khép hẳn không; kẹt hoặc rơ
        thì đừng trượt mà nhắn cho chúng tôi. Đừng để giày trong cốp xe nóng.`,
    },
    en: {
      name: 'Lướt Cánh 23',
      slug: 'luot-canh-23',
      summary: 'A long-track clap skate with a carbon shell and a 23 m blade radius, in three widths.',
      description: prose`
        Cánh is a wing. The blade of a clap skate is joined to the boot by a hinge under the ball of the foot. At the
        end of a push the heel lifts while the blade stays on the ice, so each push lasts a little longer. Then a spring
        snaps the blade shut with the clap that gives it its name. Long-track skaters have used them widely since 1997.

        The 23 is the blade radius in metres, slightly straighter than the 22 m of Tia. The carbon-steel blade is not
        bent and is sharpened flat by hand. Boots up to 245 stand on 16 inches, 250 to 265 on 17, and 270 and above on
        18. The mounts are 165 mm apart.

        White upper, carbon-weave heel, black tongue and laces, six pairs of eyelets. The bridge is silver, the tube
        grey, and the orange-red hinge pin is easy to find. The low carbon shell can be heat moulded at heel and ankle
        and sits close over a thin sock.

        Cánh is for long track only; for short track you need a fixed blade such as Vòng 10 or Chớp 9. If you are not
        yet steady on long blades, train on Vút 22 first and ask your coach when to change.`,
      care: prose`
        After each session dry the blade, lift the heel to reach hinge and spring, and wipe again a few minutes later.
        Check the screws of hinge and mounts once a month and tighten any that have worked loose. Before you skate, open
        the blade a few times to see that it shuts fully; if it sticks or has play, do not skate on it and write to us.
        Do not leave the boots in a hot car.`,
    },
    attributes: {
      material: 'carbon',
      lining: 'microfibre',
      closing: 'lace',
      mouldable: true,
      age: ['adult'],
      weight_g: 890,
      track: 'long',
      clap: true,
      bend: false,
      radius_m: 23,
      mount_mm: 165,
      steel: 'carbon',
    },
    companions: [
      'gang-chong-cat-luot-vay',
      'ep-nhiet-dinh-hinh',
      'khan-lau-luoi-luot-suong',
      'da-mai-hai-mat-luot',
      'tui-dung-giay-luot-ben',
    ],
  },
  prices: [[230, 27_890_000]],
  runs: [
    {
      colour: 'white-black',
      look: 'speed-premium-clap',
      seen: {
        vi: 'gót vân carbon, dây đen, chốt bản lề đỏ cam, ống lưỡi xám',
        en: 'carbon-weave heel, black laces, orange-red hinge pin, grey blade tube',
      },
      widths: { N: '240-260', R: '230-285', W: '245-270' },
    },
  ],
})

export const clapSpeed: SeedProduct[] = [canh]
