import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const bo = boot({
  sku: 'RS-BO',
  card: {
    category: 'recreational',
    type: 'buckle',
    line: 'sport',
    levels: ['basic'],
    warrantyMonths: 6,
    vi: {
      name: 'Lướt Bờ 45',
      slug: 'luot-bo-45',
      summary: 'Giày trượt giải trí có khóa nấc ở cổ chân, dây dán ở mu bàn chân, trắng phối xám, độ cứng 45.',
      description: prose`
        Kéo dây, dán một đai, bấm khóa: Bờ 45 dành cho thiếu niên và người lớn không muốn loay hoay với dây giày. Giữa
        buổi thấy cổ giày lỏng ra, bạn chỉ cần bấm thêm một nấc rồi trượt tiếp.

        Mỗi thứ giữ một chỗ. Dây giày ôm phần trước bàn chân, dây dán ghì mu để gót nằm sâu, khóa nấc giữ cổ chân. Độ
        cứng 45 theo thang riêng của Lướt, bằng Suối: đủ vững cho người ra sân hằng tuần, chưa phải giày để tập nhảy.

        Thân xám nhạt vân dệt, ốp cổ chân trắng; khóa, dây dán và đế phẳng đen, dây giày xám đậm. Giá đỡ trắng có vạch
        xanh cổ vịt, lưỡi thép không gỉ kiểu khúc côn cầu, không răng cưa. Mài một lần trước buổi đầu, rãnh 3/4 inch là
        hợp.

        Khóa siết khỏe nên nhiều người mua rộng rồi ép lại. Đừng làm vậy: kéo dây xong, gập gối thử trước khi bấm khóa;
        gót nhấc lên là đôi ấy rộng quá. Size 230 đến 285 có thêm bề ngang Rộng.`,
      care: care.microfibre.vi,
    },
    en: {
      name: 'Lướt Bờ 45',
      slug: 'luot-bo-45',
      summary: 'A white and grey leisure skate with a ratchet buckle at the cuff and a strap over the instep.',
      description: prose`
        Bờ is the shore. Pull the laces, close one strap, click the buckle: for teenagers and adults who would rather
        not kneel over their laces. If the cuff loosens during a session, one more click and you skate on.

        Each closure has its place. Laces hold the forefoot, the hook-and-loop strap presses on the instep so that the
        heel sits deep, and the ratchet buckle holds the ankle. At 45 on our own index it is as firm as Suối: steady
        enough for every week, but not a boot for learning jumps.

        The pale grey upper has a woven look, the cuff is white, buckle, strap and flat sole are black and the laces
        dark grey. A teal line runs along the white holder. The stainless blade is shaped like a hockey blade, without a
        pick. Have it sharpened once before the first session; a 3/4 inch hollow suits it.

        A strong buckle tempts people to buy a loose boot and squeeze it tight. Please do not: pull the laces and bend
        your knees before you close the buckle. If the heel lifts, the boot is too big. Sizes 230 to 285 also come in
        Wide.`,
      care: care.microfibre.en,
    },
    attributes: {
      stiffness: 45,
      material: 'microfibre',
      lining: 'foam',
      closing: 'buckle',
      mouldable: false,
      age: ['kid', 'adult'],
      weight_g: 1010,
      warm_lining: false,
      blade_style: 'hockey',
      steel: 'stainless',
    },
    companions: [
      'mu-bao-hiem-luot-tuyet',
      'bao-luoi-cung-luot-nem',
      'khan-lau-luoi-luot-suong',
      'bao-ve-khuyu-tay-luot-tua',
    ],
  },
  prices: [
    [215, 1_690_000],
    [265, 1_750_000],
  ],
  runs: [
    {
      colour: 'white-grey',
      look: 'rec-sport-buckle',
      seen: {
        vi: 'ốp cổ chân trắng, khóa và dây dán đen, đế phẳng đen, vạch xanh trên giá đỡ',
        en: 'white cuff, black buckle and strap, flat black sole, teal line on the holder',
      },
      widths: { R: '215-300', W: '230-285' },
    },
  ],
})

const sen = boot({
  sku: 'RC-SEN',
  card: {
    category: 'recreational',
    type: 'soft',
    line: 'classic',
    levels: ['basic'],
    warrantyMonths: 3,
    vi: {
      name: 'Lướt Sen',
      slug: 'luot-sen',
      summary: 'Giày giải trí trắng dáng nghệ thuật cho nữ và bé gái, cổ viền lông ấm, răng cưa nhỏ.',
      description: prose`
        Giày trắng cổ cao, có gót, lưỡi thép sáng: Sen mang dáng giày nghệ thuật đến những buổi trượt cuối tuần. Đôi này
        dành cho nữ và bé gái thích vẻ ngoài ấy mà vẫn muốn một đôi giày mềm, ấm, dễ mang.

        Viền lông màu kem quanh cổ giày giữ ấm cổ chân, vì vậy một đôi vớ mỏng là đủ. Thân trắng trơn, đế và gót màu be,
        chữ Lướt vàng đồng. Dây trắng luồn qua khoen ở dưới, vắt qua móc ở trên: siết chắc ở mu bàn chân, nới nhẹ ở móc
        trên cùng để cổ chân gập được.

        Lưỡi thép không gỉ gắn cố định, kiểu nghệ thuật, mũi có răng cưa nhỏ. Răng cưa không phải cái phanh; bạn dừng
        bằng cạnh lưỡi. Ai sợ vấp trong buổi đầu thì hợp với Rêu hay Hồ hơn.

        Sen không dùng để nhảy hay tập xoay: độ cứng 25 theo thang riêng của Lướt chưa đủ đỡ cổ chân khi tiếp băng. Nếu
        bạn hoặc bé định vào lớp nghệ thuật, hãy chọn Mây 30 ngay từ đầu, lưỡi của đôi ấy thay được khi lên trình.`,
      care: care.soft.vi,
    },
    en: {
      name: 'Lướt Sen',
      slug: 'luot-sen',
      summary: 'A white leisure skate with a figure look and a warm shearling rim, for women and girls.',
      description: prose`
        Sen is the lotus. A tall white boot with a heel and a bright blade: Sen takes the look of a figure skate to
        public sessions. It is for women and girls who love that look and still want something soft, warm and easy to
        wear.

        The cream shearling rim keeps the ankles warm, so one thin pair of socks is enough. Plain white upper, beige
        sole and heel, brass lettering. White laces run through eyelets below and hooks above: pull them firm over the
        instep and leave the top hooks a little looser so that the ankle can bend.

        The stainless blade is fixed and shaped like a figure blade, with a small toe pick. The pick is not a brake; you
        stop on the edges. If you are afraid of tripping on your first day, Rêu or Hồ will suit you better.

        Sen is not for jumps or for learning spins: at 25 on our own index it cannot hold the ankle in a landing. If you
        or your daughter plan to take figure lessons, start with Mây 30, whose blade can be replaced as you progress.`,
      care: care.soft.en,
    },
    attributes: {
      stiffness: 25,
      material: 'vinyl',
      lining: 'wool',
      closing: 'lace_hook',
      mouldable: false,
      age: ['kid', 'adult'],
      weight_g: 930,
      warm_lining: true,
      blade_style: 'figure',
      steel: 'stainless',
    },
    companions: ['bao-luoi-vai-luot-bong', 'bao-luoi-cung-luot-nem', 'day-giay-luot-soi', 'tui-dung-giay-luot-chieu'],
  },
  prices: [
    [200, 1_350_000],
    [235, 1_450_000],
  ],
  runs: [
    {
      colour: 'white',
      look: 'rec-classic-figure',
      seen: {
        vi: 'cổ viền lông màu kem, gót màu be, lưỡi có răng cưa nhỏ',
        en: 'cream shearling rim, beige heel, blade with a small toe pick',
      },
      widths: { R: '200-265', W: '215-250' },
    },
  ],
})

const vit = boot({
  sku: 'RC-VIT',
  card: {
    category: 'recreational',
    type: 'double_runner',
    line: 'classic',
    levels: ['basic'],
    warrantyMonths: 3,
    boxCm: [30, 24, 12],
    vi: {
      name: 'Lướt Vịt',
      slug: 'luot-vit',
      summary: 'Giày lưỡi đôi cho bé 3–5 tuổi đi những bước đầu trên băng, hai dây dán, size 150–190.',
      description: prose`
        Dưới mỗi chiếc Vịt là hai lưỡi song song, nên bé ba đến năm tuổi đứng vững hơn so với giày một lưỡi, lạch bạch đi
        quanh ba mẹ như vịt con. Vài buổi đầu, bé chỉ cần quen với mặt băng và hết sợ, thế là đủ.

        Nhưng lưỡi đôi không nghiêng lên cạnh, vì thế bé bước chứ chưa lướt, cũng chưa tập phanh được. Khi bé đứng một
        chân trên sàn nhà chừng năm giây, hãy chuyển sang giày một lưỡi như Nắng. Có sân không nhận lưỡi đôi, ba mẹ nên
        hỏi trước khi đi.

        Hai dây dán xanh đậm mở rộng để xỏ chân, không có dây buộc. Thân xanh dương, gót và khung lưỡi vàng, cổ giày đệm
        mút cùng viền đế màu kem. Hai lưỡi cong lên ở mũi và gót. Độ cứng 15 theo thang riêng của Lướt.

        Đo chân lúc bé đứng. Rút lót giày ra thử: gót sát mép sau, trước ngón dài nhất trống 12–16 mm là vừa, 17–21 mm
        là dư nửa size; nhiều hơn thì chọn size nhỏ hơn. Cho bé mang vớ mỏng, găng tay và mũ bảo hiểm, và đi sát bên bé.`,
      care: prose`
        Lau khô cả bốn lưỡi sau mỗi buổi, vài phút sau lau lại, rồi để giày khô ở nhiệt độ phòng. Lưỡi đôi không có rãnh
        nên không mài như giày khác; chỉ cần giữ cho khỏi gỉ. Bao lưỡi thường không lắp vừa, vì vậy đừng cho bé đi trên
        gạch. Lau thân giày bằng khăn ẩm, không giặt máy.`,
    },
    en: {
      name: 'Lướt Vịt',
      slug: 'luot-vit',
      summary: 'A double-runner skate for first steps at 3 to 5 years, with two straps, sizes 150–190.',
      description: prose`
        Vịt is a duckling. On two parallel runners under each boot, children of three to five stand more easily than on
        a single blade and waddle round their parents. Getting used to the ice is all that the first few sessions are
        for.

        But double runners do not tip onto an edge, so your child walks rather than glides and cannot learn to stop yet.
        Once your child can stand on one foot on the floor at home for about five seconds, move on to a single blade
        such as Nắng. Some rinks do not admit double runners, so ask before you go.

        Two dark blue hook-and-loop straps open wide for the foot, and there is nothing to lace. Blue upper, yellow heel
        and frame, cream padded cuff and sole edge. The runners curve up at toe and heel. Stiffness is 15 on our own
        index.

        Measure with your child standing. Try the insole on its own: heel to the back edge, a gap of 12–16 mm in front
        of the longest toe fits, 17–21 mm is half a size of room, and with more than that take a smaller size. Thin
        socks, gloves and a helmet, please, and stay close.`,
      care: prose`
        Dry all four runners after each session, wipe again a few minutes later and let the boots dry at room
        temperature. Double runners have no hollow and are not sharpened like other skates; just keep the rust off.
        Guards usually do not fit them, so do not let your child walk on tiles. Wipe the upper with a damp cloth and do
        not machine-wash.`,
    },
    attributes: {
      stiffness: 15,
      material: 'microfibre',
      lining: 'foam',
      closing: 'straps',
      mouldable: false,
      age: ['kid'],
      weight_g: 820,
      warm_lining: false,
      blade_style: 'double_runner',
      steel: 'stainless',
    },
    companions: [
      'mu-bao-hiem-tre-em-luot-soc',
      'bao-ve-dau-goi-tre-em-luot-mang',
      'bao-ve-khuyu-tay-tre-em-luot-nu',
      'khan-lau-luoi-luot-suong',
    ],
  },
  prices: [
    [150, 700_000],
    [175, 730_000],
  ],
  runs: [
    {
      colour: 'blue-yellow',
      look: 'rec-kids-double',
      seen: {
        vi: 'hai dây dán xanh đậm, gót và khung lưỡi vàng, cổ màu kem',
        en: 'two dark blue straps, yellow heel and frame, cream cuff',
      },
      widths: { R: '150-190' },
    },
  ],
})

export const easyRecreational: SeedProduct[] = [bo, sen, vit]
