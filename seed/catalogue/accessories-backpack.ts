import { prose } from './prose.ts'
import { gear, type SeedProduct } from './seed-product.ts'
import { single } from './steps.ts'

const deo = gear({
  sku: 'AS-DEO',
  card: {
    category: 'accessories',
    type: 'bags',
    line: 'sport',
    boxCm: [50, 34, 14],
    vi: {
      name: 'Ba lô đựng giày Lướt Đèo',
      slug: 'ba-lo-dung-giay-luot-deo',
      summary: 'Ba lô xanh cổ vịt 30 lít, vừa một đôi giày trượt người lớn, hai ngăn trước kéo khóa, hai túi hông.',
      description: prose`
        Đi sân bằng xe máy hay xe buýt thì đồ nên nằm trên lưng. Đèo là ba lô dáng đứng bằng vải bạt xanh cổ vịt, viền
        và túi hông giả da xám than, quai xách trên đỉnh. Hai ngăn trước kéo khóa giữ vé, điện thoại và khăn lau lưỡi;
        túi hông để chai nước.

        Dung tích 30 lít vừa một đôi giày nghệ thuật hoặc khúc côn cầu đã bọc bao lưỡi, thêm áo khoác mỏng và găng
        tay. Mang cả mũ và bảo hộ thì Chuyến hay Bến rộng hơn; lưỡi tốc độ dài quá, không vừa.

        Trước khi xếp đồ, lau khô lưỡi và cả bên trong giày, bọc lưỡi bằng bao vải; bao cứng chỉ để đi lại. Về đến
        nhà, lấy giày ra và mở hết khóa cho ba lô khô.`,
      care: 'Lau bằng khăn ẩm, mở khóa để nơi thoáng cho khô hẳn. Không giặt máy, không phơi nắng gắt.',
    },
    en: {
      name: 'Lướt Đèo skate backpack',
      slug: 'luot-deo-skate-backpack',
      summary: 'A teal backpack of 30 litres for one adult pair, with two zipped front pockets and two side pockets.',
      description: prose`
        Đèo is a mountain pass, and also the word for giving somebody a lift on a motorbike. By motorbike or bus, a
        load is best on your back: an upright pack in teal canvas with graphite imitation-leather edging and side
        pockets, and a grab handle on top. Two zipped front pockets take a ticket, a phone and a blade towel, the side
        pockets a bottle.

        At 30 litres it holds one pair of figure or hockey skates with their blades covered, a light jacket and
        gloves. With a helmet and pads, Chuyến or Bến have more room; speed blades are too long for it.

        Before you pack, dry the blades and the inside of the boots and put soakers on; hard guards are for walking.
        At home take the skates out and open every zip, so that the pack dries too.`,
      care: 'Wipe with a damp cloth and air with the zips open until dry. No machine-washing, no harsh sun.',
    },
    attributes: {
      fits: ['figure', 'hockey', 'recreational'],
      made_of: 'canvas_vinyl',
      washable: false,
      volume_l: 30,
    },
    companions: ['bao-luoi-vai-luot-bong', 'khan-lau-luoi-luot-suong', 'luot-gio-60', 'luot-en-55'],
  },
  looks: [
    {
      colour: 'teal',
      look: 'backpack-teal',
      seen: {
        vi: 'hai ngăn trước kéo khóa, viền và túi hông xám than, chữ Lướt trắng',
        en: 'two zipped front pockets, graphite edging and side pockets, white lettering',
      },
    },
  ],
  steps: single('30L', { price: 990_000, weightG: 1300 }),
  shelf: [4, 9],
})

export const backpacks: SeedProduct[] = [deo]
