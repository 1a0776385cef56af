import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const bac = boot({
  sku: 'HP-BAC',
  card: {
    category: 'hockey',
    type: 'senior',
    line: 'premium',
    levels: ['league', 'competitive'],
    warrantyMonths: 12,
    choice: 2,
    vi: {
      name: 'Lướt Bắc 90',
      slug: 'luot-bac-90',
      summary: prose`
        Giày khúc côn cầu vỏ composite ép nhiệt được, độ cứng 90, cho người chơi giải và ở trên băng nhiều giờ mỗi
        tuần.`,
      description: prose`
        Bắc 90 dành cho người chơi giải, tăng tốc và phanh gấp liên tục. Vỏ composite gần như không gập ngang nên lực
        đạp xuống băng ít hao hụt; phần gót vân carbon giữ bàn chân nằm yên. Độ cứng 90 theo thang riêng của Lướt: nếu
        bạn mới chơi hoặc nhẹ cân, hãy xem Gió 60 trước.

        Lưỡi gà cao và dày, che mu bàn chân khi chặn puck. Dây luồn qua chín cặp khoen, không có móc. Mũi giày
        cứng màu đen. Vỏ giày ép nhiệt định hình tại cửa hàng, sau đó cần nghỉ 24 giờ mới trượt.

        Giá đỡ thuộc hệ Lướt H3, thép phủ sẫm màu tháo thay được, đường cong lưỡi 9/10 ft: hai bán kính trên cùng một
        lưỡi, để vừa xoay trở nhanh vừa giữ được tốc độ.

        Size tính theo milimét bàn chân, giày đi sát như giày nghệ thuật. Bản đen phối vàng đồng và bản trắng phối đen
        có dải size khác nhau, bạn xem ở bảng chọn size.`,
      care: care.composite.vi,
    },
    en: {
      name: 'Lướt Bắc 90',
      slug: 'luot-bac-90',
      summary: 'A composite hockey skate, heat mouldable, stiffness 90, for league players with many hours on the ice.',
      description: prose`
        Bắc is north, where the cold comes from. The skate is for league players who accelerate and brake all game
        long. The composite shell hardly flexes sideways, so little of the push is lost, and the carbon-weave heel
        keeps the foot still. The 90 is our own index: if you are new to the game or light, look at Gió 60 first.

        A tall padded tongue covers the instep when you stop a shot. Nine pairs of eyelets, no hooks, a hard black toe
        cap. The shell is heat moulded in the shop and then needs 24 hours of rest before it is skated on.

        The holder belongs to our H3 system and takes replaceable steel, here with a dark coating. The 9/10 ft profile
        joins two radii on one runner, for quick turns without giving up speed.

        Sizes are millimetres of foot length, worn as close as a figure boot. Black and white come in different runs
        of sizes.`,
      care: care.composite.en,
    },
    attributes: {
      stiffness: 90,
      material: 'composite',
      lining: 'microfibre',
      closing: 'lace',
      mouldable: true,
      age: ['adult'],
      weight_g: 790,
      holder_system: 'Lướt H3',
      steel: 'coated',
      steel_replaceable: true,
      profile_ft: '9/10',
    },
    companions: ['luoi-luot-sai-10', 'day-giay-sap-luot-mat', 'bao-luoi-cung-luot-be', 'tui-dung-giay-luot-chuyen'],
  },
  prices: [
    [240, 18_890_000],
    [280, 19_490_000],
  ],
  sale: { off: 2_300_000, colours: ['white-black'], until: new Date('2027-02-28T23:59:59+07:00') },
  runs: [
    {
      colour: 'black-brass',
      look: 'hockey-premium-black',
      seen: {
        vi: 'ốp gân gót cao, gót vân carbon, lưỡi gà và chỉ khâu màu đồng',
        en: 'tall tendon guard, carbon-weave heel, brass tongue and stitching',
      },
      widths: { N: '250-275', R: '240-300', W: '250-290' },
    },
    {
      colour: 'white-black',
      look: 'hockey-premium-white',
      seen: {
        vi: 'ốp gân gót cao, gót vân carbon, mũi đen, giá đỡ sáng màu',
        en: 'tall tendon guard, carbon-weave heel, black toe cap, pale holder',
      },
      widths: { R: '245-285', W: '255-275,285' },
    },
  ],
})

const gio = boot({
  sku: 'HS-GIO',
  card: {
    category: 'hockey',
    type: 'senior',
    line: 'sport',
    levels: ['recreational', 'league'],
    warrantyMonths: 6,
    vi: {
      name: 'Lướt Gió 60',
      slug: 'luot-gio-60',
      summary: 'Giày khúc côn cầu cho người tập ở câu lạc bộ, thân giày ôm chân, thép không gỉ thay được.',
      description: prose`
        Gió 60 là đôi giày của câu lạc bộ: mỗi tuần một hai buổi tập, cuối tuần chơi vài trận giao hữu. Thân giày
        composite đủ cứng để chuyển hướng gắt mà vẫn thoải mái trong cả buổi; độ cứng 60 theo thang riêng của Lướt.

        Bạn chọn bản trắng phối đỏ với dây đen, hoặc bản đen phối xanh cổ vịt với dây trắng. Cả hai có mũi giày cứng
        màu đen, lưỡi gà sáng màu dựng cao và cổ giày viền mềm.

        Giá đỡ trắng hệ Lướt H3, lưỡi thép không gỉ, đường cong 10 ft cân bằng giữa tốc độ và xoay trở. Khi lưỡi mòn,
        bạn chỉ cần thay phần thép cùng hệ, cùng cỡ milimét.

        Giày khúc côn cầu thường nhỏ hơn giày đi phố khoảng một đến một size rưỡi theo số Mỹ, nên hãy chọn theo
        milimét cho chắc.`,
      care: care.composite.vi,
    },
    en: {
      name: 'Lướt Gió 60',
      slug: 'luot-gio-60',
      summary: 'A club hockey skate with a close fit and replaceable stainless steel.',
      description: prose`
        Gió means wind. A skate for club players: one or two practices a week and a friendly at the weekend. The
        composite boot is firm enough for sharp changes of direction and still comfortable for a whole session, at 60
        on our own stiffness index.

        Choose white with a red heel and black laces, or black with a teal heel and white laces. Both have a hard
        black toe cap, a tall pale tongue and a soft rim at the ankle.

        The white holder is our H3 system with stainless steel in a 10 ft profile, an even balance of speed and
        agility. When the steel wears down, replace just the runner with one of the same system and millimetre size.

        Hockey skates run one to one and a half US sizes below street shoes, so trust the millimetres.`,
      care: care.composite.en,
    },
    attributes: {
      stiffness: 60,
      material: 'composite',
      lining: 'microfibre',
      closing: 'lace',
      mouldable: true,
      age: ['kid', 'adult'],
      weight_g: 830,
      holder_system: 'Lướt H3',
      steel: 'stainless',
      steel_replaceable: true,
      profile_ft: '10',
    },
    companions: ['luoi-luot-sai-10', 'bao-ve-khuyu-tay-luot-tua', 'mu-bao-hiem-luot-rao', 'mai-luoi-giay'],
  },
  prices: [
    [225, 6_890_000],
    [280, 7_190_000],
  ],
  runs: [
    {
      colour: 'white-red',
      look: 'hockey-sport-red',
      seen: { vi: 'gót đỏ, dây đen, mũi đen', en: 'red heel, black laces, black toe cap' },
      widths: { R: '235-300', W: '245-285' },
    },
    {
      colour: 'black-teal',
      look: 'hockey-sport-teal',
      seen: { vi: 'gót xanh cổ vịt, dây trắng', en: 'teal heel, white laces' },
      widths: { R: '225-290', W: '240-270,280' },
    },
  ],
})

const song = boot({
  sku: 'HS-SONG',
  card: {
    category: 'hockey',
    type: 'junior',
    line: 'sport',
    levels: ['recreational', 'league'],
    warrantyMonths: 6,
    boxCm: [34, 28, 13],
    vi: {
      name: 'Lướt Sóng 50',
      slug: 'luot-song-50',
      summary: 'Giày khúc côn cầu thiếu nhi cho các em đã vào đội, độ cứng vừa với sức chân.',
      description: prose`
        Sóng 50 dành cho các em khoảng bảy đến mười ba tuổi, đã vào đội và tập hằng tuần. Độ cứng 50 theo thang riêng
        của Lướt: đủ đỡ cổ chân khi phanh, nhưng một em 30 kg vẫn gập gối được. Giày quá cứng khiến các em trượt thẳng
        chân và chậm tiến bộ.

        Thân giày xanh navy, gót xanh băng, dây trắng dễ luồn. Mũi giày cứng, cổ giày có viền mềm để không cấn mắt cá.

        Giá đỡ hệ Lướt H3 với lưỡi thép không gỉ thay được, đường cong 9 ft giúp các em nhẹ cân dễ xoay.

        Chân trẻ dài thêm khoảng 7 đến 11 mm mỗi năm, tới chừng 10 tuổi ở bé gái và 12 tuổi ở bé trai. Bạn nên đo lại
        ba tháng một lần và chỉ để dư tối đa nửa size; giày dài quá thì cổ chân mất điểm tựa.`,
      care: care.composite.vi,
    },
    en: {
      name: 'Lướt Sóng 50',
      slug: 'luot-song-50',
      summary: 'A junior hockey skate for children who train with a team, firm without being hard work.',
      description: prose`
        Sóng is a wave. The skate is for children of about seven to thirteen who have joined a team and train every
        week. At 50 on our own index it supports the ankle when braking, yet a child of 30 kg can still bend the knee.
        A boot that is too hard makes children skate straight-legged and learn slowly.

        Navy upper, ice-blue heel and white laces that small hands can manage. The toe cap is hard and the rim of the
        cuff soft on the ankle bone.

        The H3 holder takes replaceable stainless steel; its 9 ft profile helps a light skater turn.

        Feet grow 7 to 11 mm a year, until about 10 in girls and 12 in boys. Measure every three months and allow half
        a size at most: in a boot that is too long the ankle loses its support.`,
      care: care.composite.en,
    },
    attributes: {
      stiffness: 50,
      material: 'composite',
      lining: 'foam',
      closing: 'lace',
      mouldable: true,
      age: ['kid'],
      weight_g: 810,
      holder_system: 'Lướt H3',
      steel: 'stainless',
      steel_replaceable: true,
      profile_ft: '9',
    },
    companions: [
      'mu-bao-hiem-tre-em-luot-soc',
      'bao-ve-dau-goi-tre-em-luot-mang',
      'bao-ve-khuyu-tay-luot-tua',
      'mai-luoi-giay',
    ],
  },
  prices: [
    [195, 4_990_000],
    [225, 5_290_000],
  ],
  sale: { off: 700_000, sizes: [195, 205] },
  runs: [
    {
      colour: 'navy-ice',
      look: 'hockey-sport-blue',
      seen: { vi: 'gót xanh băng, dây trắng, mũi đen', en: 'ice-blue heel, white laces, dark toe cap' },
      widths: { R: '195-245', W: '205-240' },
    },
  ],
})

export const hockey: SeedProduct[] = [bac, gio, song]
