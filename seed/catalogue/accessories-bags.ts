import { prose } from './prose.ts'
import { gear, type SeedProduct } from './seed-product.ts'
import { single } from './steps.ts'

const ben = gear({
  sku: 'AP-BEN',
  card: {
    category: 'accessories',
    type: 'bags',
    line: 'premium',
    choice: 8,
    boxCm: [50, 36, 14],
    vi: {
      name: 'Túi đựng giày Lướt Bến',
      slug: 'tui-dung-giay-luot-ben',
      summary: 'Túi vải bạt xanh navy phối da nâu bò, 42 lít, có ngăn trước kéo khóa.',
      description: prose`
        Bến đủ chỗ cho một đôi giày cổ cao, mũ, bảo hộ và quần áo. Thân vải bạt xanh navy, quai và đáy bọc da nâu bò,
        khóa kéo kim loại chạy hết miệng túi. Ngăn trước giữ điện thoại, vé và khăn lau lưỡi.

        Đáy cứng nên túi tự đứng khi bạn thay giày. Lưỡi phải bọc bao vải trước khi cho vào. Về đến nhà, mở túi cho
        thoáng: túi đóng kín là nơi thép gỉ nhanh.`,
      care: 'Lau vải bằng khăn ẩm, thoa kem dưỡng phần da vài tháng một lần. Không giặt máy.',
    },
    en: {
      name: 'Lướt Bến skate bag',
      slug: 'luot-ben-skate-bag',
      summary: 'A navy canvas bag with tan leather, 42 litres, with a zipped front pocket.',
      description: prose`
        Bến is a landing place. It has room for a pair of tall boots, a helmet, pads and clothes. Navy canvas, tan
        leather handles and base, and a metal zip along the whole top. The front pocket takes a phone, ticket and
        blade towel.

        The firm base lets it stand while you change. Put soakers on the blades before they go in, and open the bag at
        home: steel rusts fastest in a closed bag.`,
      care: 'Wipe the canvas with a damp cloth and feed the leather every few months. Do not machine-wash.',
    },
    attributes: {
      fits: ['figure', 'hockey', 'speed', 'recreational'],
      made_of: 'canvas_leather',
      washable: false,
      volume_l: 42,
    },
    companions: ['bao-luoi-vai-luot-bong', 'khan-lau-luoi-luot-suong', 'luot-cat'],
  },
  looks: [
    {
      colour: 'navy',
      look: 'bag-navy',
      seen: { vi: 'quai và đáy da nâu bò, ngăn trước kéo khóa', en: 'tan handles and base, zipped front pocket' },
    },
  ],
  steps: single('42L', { price: 1_890_000, weightG: 1700 }),
  shelf: [4, 8],
})

const chuyen = gear({
  sku: 'AS-CHUYEN',
  card: {
    category: 'accessories',
    type: 'bags',
    line: 'sport',
    boxCm: [48, 34, 12],
    vi: {
      name: 'Túi đựng giày Lướt Chuyến',
      slug: 'tui-dung-giay-luot-chuyen',
      summary: 'Túi trống vải bạt đen phối đỏ, 38 lít, quai xách chắc cho mỗi chuyến ra sân.',
      description: prose`
        Chuyến là chiếc túi để sẵn cạnh cửa: dáng trống, khóa kéo chạy suốt lưng túi nên nhìn thấy hết bên trong. Vải
        bạt đen, quai và hai đầu giả da đỏ dễ lau, chữ Lướt sáng ở ngăn trước. Hai quai luồn quanh thân túi nên chịu
        được sức nặng của giày và mũ.

        Dung tích 38 lít vừa một đôi giày người lớn cùng đồ bảo hộ, hoặc hai đôi giày trẻ em. Đừng quên khăn và bao
        lưỡi vải.`,
      care: 'Lau bằng khăn ẩm và để mở cho khô. Không giặt máy.',
    },
    en: {
      name: 'Lướt Chuyến skate bag',
      slug: 'luot-chuyen-skate-bag',
      summary: 'A black and red canvas duffel, 38 litres, with handles made to carry weight.',
      description: prose`
        Chuyến is a trip, and this is the bag that waits by the door: a barrel with a zip along its whole back, so that
        you see all that is in it. Black canvas, red imitation-leather handles and ends that wipe clean, pale lettering
        on the front pocket. The straps run right round the body to carry boots and helmet.

        At 38 litres it takes one adult pair with pads, or two children’s pairs. Remember a towel and soakers.`,
      care: 'Wipe with a damp cloth and leave open to dry. Do not machine-wash.',
    },
    attributes: {
      fits: ['figure', 'hockey', 'speed', 'recreational'],
      made_of: 'canvas_vinyl',
      washable: false,
      volume_l: 38,
    },
    companions: ['bao-luoi-vai-luot-bong', 'khan-lau-luoi-luot-suong', 'bao-luoi-cung-luot-nem'],
  },
  looks: [
    {
      colour: 'black-red',
      look: 'bag-black',
      seen: {
        vi: 'dáng trống, quai và hai đầu đỏ, ngăn trước kéo khóa',
        en: 'a barrel with red handles and ends, zipped front pocket',
      },
    },
  ],
  steps: single('38L', { price: 890_000, weightG: 1500 }),
  sale: { off: 150_000, until: new Date('2027-01-31T23:59:59+07:00') },
  shelf: [5, 9],
})

const stone = gear({
  sku: 'AC-DA',
  card: {
    category: 'accessories',
    type: 'tools',
    line: 'classic',
    boxCm: [24, 9, 6],
    vi: {
      name: 'Đá mài hai mặt Lướt',
      slug: 'da-mai-hai-mat-luot',
      summary: 'Đá mài hai mặt hạt 400 và 1.000 trên đế gỗ, để gỡ ba via và đốm gỉ giữa hai lần mài.',
      description: prose`
        Giữa hai lần mài, cạnh lưỡi có thể sinh ba via hoặc lấm tấm gỉ. Mặt xanh xám hạt 400 đánh đi vết xước, mặt
        trắng xám hạt 1.000 làm mịn. Đế gỗ giữ đá đứng yên trên bàn.

        Áp đá phẳng vào thành bên của lưỡi, đẩy nhẹ dọc theo chiều dài. Người trượt tốc độ dùng cùng giá kẹp để mài
        mặt phẳng. Đá không thay cho việc mài rãnh: lưỡi nghệ thuật và khúc côn cầu nên giao cho kỹ thuật viên.`,
      care: 'Rửa sạch bột thép bằng nước, để khô tự nhiên.',
    },
    en: {
      name: 'Lướt two-sided sharpening stone',
      slug: 'luot-two-sided-sharpening-stone',
      summary: 'A 400 and 1,000 grit stone on a wooden base, for burrs and rust spots between sharpenings.',
      description: prose`
        Between sharpenings an edge can raise a burr or show specks of rust. The blue-grey 400 side takes scratches
        off, the pale 1,000 side smooths them. The wooden base keeps the stone still on the table.

        Hold it flat against the side of the blade and push lightly along its length. Speed skaters use it with a jig
        to grind the flat. It does not replace grinding the hollow: take figure and hockey blades to a technician.`,
      care: 'Rinse off the steel dust and let it air-dry.',
    },
    attributes: { fits: ['figure', 'hockey', 'speed', 'recreational'], made_of: 'aluminium_oxide', grit: '400/1000' },
    companions: ['khan-lau-luoi-luot-suong', 'mai-luoi-giay', 'luot-vut-22'],
  },
  steps: single('400-1000', { price: 290_000, weightG: 620 }),
  shelf: [5, 9],
  plain: {
    look: 'stone-two-grit',
    alt: {
      vi: 'Đá mài hai mặt Lướt, nhìn ngang: mặt trắng xám, mặt xanh xám, đế gỗ nâu',
      en: 'Lướt two-sided stone, side view: pale side, blue-grey side, brown wooden base',
    },
  },
})

const suong = gear({
  sku: 'AC-SUONG',
  card: {
    category: 'accessories',
    type: 'towels',
    line: 'classic',
    boxCm: [20, 16, 4],
    vi: {
      name: 'Khăn lau lưỡi Lướt Sương',
      slug: 'khan-lau-luoi-luot-suong',
      summary: 'Khăn lau lưỡi microfiber màu xanh xám, thấm nhanh, may viền hai đầu.',
      description: prose`
        Sương lau khô lưỡi và ốc vít trong một lượt. Sợi microfiber thấm nhanh mà không để lại xơ trong rãnh. Hai đầu
        may viền nên bạn cầm chắc tay và khăn khó bị cạnh lưỡi cứa rách.

        Lau từ gót đến mũi, lau cả mặt đế, chờ vài phút rồi lau lần nữa: thép lạnh còn đọng hơi nước thêm một lúc.
        Luôn đẩy khăn theo chiều dài lưỡi, đừng kéo ngang cạnh.`,
      care: 'Giặt máy ở 40 °C, không dùng nước xả vải.',
    },
    en: {
      name: 'Lướt Sương blade towel',
      slug: 'luot-suong-blade-towel',
      summary: 'A fast-drying microfibre blade towel in ice grey, hemmed at both ends.',
      description: prose`
        Sương is mist. It dries the blade and screws in one go; the microfibre absorbs fast and leaves no lint in the
        hollow. The hemmed ends give a firm grip and stand up to the edges.

        Wipe from heel to toe and do the plates too, wait a few minutes and wipe again, because cold steel goes on
        sweating. Always run the cloth along the blade, never across the edge.`,
      care: 'Machine wash at 40 °C without fabric softener.',
    },
    attributes: { fits: ['figure', 'hockey', 'speed', 'recreational'], made_of: 'microfibre', washable: true },
    companions: ['bao-luoi-vai-luot-bong', 'da-mai-hai-mat-luot', 'bao-luoi-cung-luot-nem'],
  },
  steps: single('40X40', { price: 90_000, weightG: 90 }),
  shelf: [6, 9],
  plain: {
    look: 'cloth-grey',
    alt: {
      vi: 'Khăn lau lưỡi Lướt Sương màu xanh xám, gấp gọn',
      en: 'Lướt Sương blade towel in ice grey, folded',
    },
  },
})

const chieu = gear({
  sku: 'AC-CHIEU',
  card: {
    category: 'accessories',
    type: 'bags',
    line: 'classic',
    boxCm: [46, 32, 11],
    vi: {
      name: 'Túi đựng giày Lướt Chiều',
      slug: 'tui-dung-giay-luot-chieu',
      summary: 'Túi vải bạt màu cát phối nâu, 36 lít, nhẹ, vừa một đôi giày và quần áo.',
      description: prose`
        Chiều là chiếc túi cho buổi trượt sau giờ học hay giờ làm. Vải bạt màu cát, quai và đáy giả da nâu, ngăn trước
        kéo khóa để vé và điện thoại. Không có khung cứng nên túi gấp lại được khi cất.

        Dung tích 36 lít vừa một đôi giày và quần áo; nếu mang thêm mũ, hãy xem Chuyến hoặc Bến. Bọc lưỡi bằng bao vải
        trước khi cho vào, về nhà mở túi cho khô.`,
      care: 'Lau bằng khăn ẩm và để mở cho khô. Không giặt máy.',
    },
    en: {
      name: 'Lướt Chiều skate bag',
      slug: 'luot-chieu-skate-bag',
      summary: 'A light bag in sand canvas and brown, 36 litres, for one pair and a change of clothes.',
      description: prose`
        Chiều is the late afternoon: a bag for skating after school or work. Sand canvas, brown imitation-leather
        handles and base, and a zipped front pocket for ticket and phone. Without a frame it folds away when you do
        not need it.

        At 36 litres it takes one pair and clothes; if you carry a helmet, look at Chuyến or Bến. Put soakers on the
        blades first, and open the bag at home to let it dry.`,
      care: 'Wipe with a damp cloth and leave open to dry. Do not machine-wash.',
    },
    attributes: {
      fits: ['figure', 'hockey', 'recreational'],
      made_of: 'canvas_vinyl',
      washable: false,
      volume_l: 36,
    },
    companions: ['bao-luoi-vai-luot-bong', 'khan-lau-luoi-luot-suong', 'bao-luoi-cung-luot-nem'],
  },
  looks: [
    {
      colour: 'sand',
      look: 'bag-sand',
      seen: {
        vi: 'dáng mềm, quai và đáy nâu, ngăn trước kéo khóa',
        en: 'a soft tote with brown handles and base, zipped front pocket',
      },
    },
  ],
  steps: single('36L', { price: 590_000, weightG: 1100 }),
  shelf: [5, 9],
})

export const bagsAndTools: SeedProduct[] = [ben, chuyen, chieu, stone, suong]
