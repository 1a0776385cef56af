import { care } from './care.ts'
import { prose } from './prose.ts'
import { gear, type SeedProduct } from './seed-product.ts'
import { holders, lengths } from './steps.ts'

const rang = gear({
  sku: 'BP-RANG',
  card: {
    category: 'blades',
    type: 'figure',
    line: 'premium',
    levels: ['double', 'double_axel', 'triple'],
    warrantyMonths: 6,
    vatClass: 'metal',
    boxCm: [34, 12, 8],
    vi: {
      name: 'Lưỡi Lướt Rạng 8',
      slug: 'luoi-luot-rang-8',
      summary: 'Lưỡi nghệ thuật mạ màu vàng, độ cong 8 ft, răng cưa lớn cắt thẳng, cho nhảy hai vòng và ba vòng.',
      description: prose`
        Rạng 8 dành cho người đang tập nhảy hai vòng trở lên. Độ cong 8 ft giữ đà tốt và ít chòng chành trước cú nhảy;
        răng cưa lớn cắt thẳng cắm chắc khi bạn giậm nhảy bằng mũi. Thân lưỡi thon dần về đuôi, chân lưỡi hình giàn.

        Lớp mạ màu vàng là để đẹp, không làm lưỡi bám băng hơn. Dọc cạnh lưỡi, chỗ đá mài chạm vào, thép lộ ra màu
        sáng, và mỗi lần mài lại mất thêm một chút màu. Phần thép lộ ra vẫn gỉ như mọi lưỡi khác, nên bạn vẫn phải lau
        khô.

        Giá cho một đôi chưa mài; vít và công gắn tính riêng. Chọn lưỡi ngắn hơn đế giày khoảng 1/4 inch. Xoay 8 cùng
        độ cong và cùng cỡ răng cưa nhưng cắt chéo: quen kiểu nào thì giữ kiểu đó.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Rạng 8 figure blades',
      slug: 'luot-rang-8-figure-blades',
      summary: 'Gold-coloured figure blades for doubles and triples: 8 ft rocker, large straight-cut pick.',
      description: prose`
        Rạng is first light. The blades are for skaters who work on doubles and beyond: an 8 ft rocker carries speed
        into the jump without wobbling, and the large straight-cut pick holds on toe jumps. The blade tapers towards
        the tail, on trussed stanchions.

        The gold colour is for looks and adds no grip. Along the edge, where the stone touches, the steel shows, and
        every sharpening takes a little more of the colour. That steel rusts like any other, so keep the towel in your
        bag.

        The price is for a pair, unsharpened; screws and mounting are extra. Choose a length about a quarter of an
        inch under your sole. Xoay 8 has the same rocker and size of pick, but cross-cut: stay with the cut you know.`,
      care: care.steel.en,
    },
    attributes: {
      blade_for: 'figure',
      rocker_ft: 8,
      pick: 'large',
      pick_cut: 'straight',
      edge: 'tapered',
      tail: 'standard',
      steel: 'carbon',
      hrc: 59,
    },
    companions: ['luot-van-95', 'gan-luoi-giay', 'mai-luoi-giay', 'bao-luoi-cung-luot-be'],
  },
  choice: 'blade_length',
  steps: lengths(8.25, 11.25, 0.25, { price: 10_990_000, weightG: 640 }),
  shelf: [1, 4],
  plain: {
    look: 'blade-figure-gold',
    alt: {
      vi: 'Đôi lưỡi Lướt Rạng 8 màu vàng: chân lưỡi hình giàn, răng cưa lớn, dải thép sáng dọc cạnh',
      en: 'A pair of gold-coloured Lướt Rạng 8 blades: trussed stanchions, large pick, bright steel along the edge',
    },
  },
})

const tro = gear({
  sku: 'BC-TRO',
  card: {
    category: 'blades',
    type: 'figure',
    line: 'classic',
    levels: ['basic', 'single'],
    warrantyMonths: 6,
    vatClass: 'metal',
    boxCm: [34, 12, 8],
    vi: {
      name: 'Lưỡi Lướt Tro 7',
      slug: 'luoi-luot-tro-7',
      summary: 'Lưỡi nghệ thuật thép xám mờ, độ cong 7 ft, răng cưa vừa, từ bài cơ bản đến nhảy một vòng.',
      description: prose`
        Tro 7 hợp với lúc bạn đã xong bài cơ bản và bắt đầu tập những bước nhảy một vòng. Độ cong 7 ft dễ xoay. Răng
        cưa vừa bám hơn răng nhỏ khi cắm mũi, nhưng cũng dễ vướng hơn; nếu bạn còn hay vấp, hãy dùng Bước 7 thêm một
        thời gian.

        Bề mặt xám mờ nên vết xước khó thấy hơn so với lưỡi mạ bóng. Mờ không phải là chống gỉ: buổi nào về cũng phải
        lau khô. Thép carbon dày khoảng 4 mm, hai mặt bên song song.

        Một đôi, chưa mài, chưa gồm vít và công gắn. Đế giày phải bắt được vít; giày tán đinh thì không thay lưỡi
        được.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Tro 7 figure blades',
      slug: 'luot-tro-7-figure-blades',
      summary: 'Matt grey figure blades, 7 ft rocker and a medium pick, from basic skills to single jumps.',
      description: prose`
        Tro is ash. These blades are for the time between basic skills and your first single jumps. The 7 ft rocker
        turns easily. A medium pick grips better than a small one when you set the toe, and is easier to trip over: if
        you still trip often, stay on Bước 7 a while longer.

        On the matt grey surface scratches show less than on bright plating. Matt does not mean rustproof: dry the
        blades after every session. Carbon steel about 4 mm thick, with parallel sides.

        A pair, unsharpened, without screws or mounting. Your sole has to take screws; a riveted boot cannot change
        blades.`,
      care: care.steel.en,
    },
    attributes: {
      blade_for: 'figure',
      rocker_ft: 7,
      pick: 'medium',
      pick_cut: 'straight',
      edge: 'parallel',
      tail: 'standard',
      steel: 'carbon',
      hrc: 56,
    },
    companions: ['luot-thu-40', 'gan-luoi-giay', 'mai-luoi-giay', 'bao-luoi-vai-luot-bong'],
  },
  choice: 'blade_length',
  steps: lengths(7.5, 11, 0.25, { price: 1_890_000, weightG: 620 }),
  shelf: [2, 6],
  plain: {
    look: 'blade-figure-matt',
    alt: {
      vi: 'Đôi lưỡi Lướt Tro 7 bằng thép xám mờ: răng cưa vừa ở mũi, chân lưỡi khoét một ô',
      en: 'A pair of Lướt Tro 7 blades in matt grey steel: medium pick, one window in each stanchion',
    },
  },
})

const chan = gear({
  sku: 'BS-CHAN',
  card: {
    category: 'blades',
    type: 'hockey_runner',
    line: 'sport',
    levels: ['goalie'],
    warrantyMonths: 6,
    vatClass: 'metal',
    boxCm: [34, 14, 10],
    vi: {
      name: 'Lưỡi Lướt Chắn 28',
      slug: 'luoi-luot-chan-28',
      summary: 'Giá đỡ kèm lưỡi cho thủ môn, hệ Lướt GK, thép không gỉ, đường cong 28 ft gần như phẳng.',
      description: prose`
        Chắn 28 làm riêng cho thủ môn. Thành giá đỡ thấp và liền một mạch từ mũi đến gót, không có ô trống nên puck
        không có khe để lọt qua.

        Đường cong 28 ft gần như phẳng: nhiều thép nằm trên băng cùng lúc, đứng vững và đẩy ngang giữa hai cột khung
        thành chắc chân hơn. Đổi lại, lưỡi xoay chậm hơn loại 10 ft của cầu thủ. Lưỡi mới chưa mài; cỡ rãnh nên thử
        đầu tiên là 3/4 inch, sau đó mỗi lần đổi một nấc.

        Chọn theo số milimét in trên giá đỡ cũ. Hệ Lướt GK không lắp lẫn với H1 và H3, nên không vừa Bắc, Bão, Gió hay
        Sóng. Giá cho một đôi đã lắp sẵn thép.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Chắn 28 goalie holders and runners',
      slug: 'luot-chan-28-goalie-runners',
      summary: 'Goalie holders in the GK system with stainless runners in a nearly flat 28 ft profile.',
      description: prose`
        Chắn means to block. These holders are made for goalkeepers: low, with one closed wall from toe to heel, so
        there is no gap for a puck to slip through.

        A 28 ft profile is nearly flat. More steel touches the ice at once, which makes it steady to stand on and to
        push across the crease. In return, it turns more slowly than a player’s 10 ft. The steel comes unsharpened:
        try a 3/4 hollow first and change one step at a time.

        Match the millimetre size printed on your old holder. The GK system does not interchange with H1 or H3, so it
        does not fit Bắc, Bão, Gió or Sóng. Sold as a pair with the steel fitted.`,
      care: care.steel.en,
    },
    attributes: { blade_for: 'hockey', steel: 'stainless', hrc: 58, holder_system: 'Lướt GK', profile_ft: '28' },
    companions: ['luot-nui-55', 'mai-luoi-giay', 'khan-lau-luoi-luot-suong', 'bao-luoi-vai-luot-bong'],
  },
  choice: 'size',
  steps: holders({
    price: 2_290_000,
    weightG: 900,
  }),
  shelf: [1, 4],
  plain: {
    look: 'blade-hockey-goalie',
    alt: {
      vi: 'Đôi giá đỡ kèm lưỡi thủ môn Lướt Chắn 28: thành trắng liền từ mũi đến gót, chữ Lướt và vạch xanh sẫm',
      en: 'A pair of Lướt Chắn 28 goalie holders with runners: closed white walls, dark teal lettering and line',
    },
  },
})

const bung = gear({
  sku: 'BP-BUNG',
  card: {
    category: 'blades',
    type: 'speed',
    line: 'premium',
    levels: ['advanced', 'competitive'],
    warrantyMonths: 6,
    vatClass: 'metal',
    boxCm: [52, 14, 12],
    vi: {
      name: 'Lưỡi Lướt Bung 23',
      slug: 'luoi-luot-bung-23',
      summary: 'Lưỡi bung gót (clap) cho cự ly dài, bán kính 23 m, bản lề ở đế trước, bán theo đôi.',
      description: prose`
        Với lưỡi cố định, gót vừa nhấc là lưỡi rời băng. Lưỡi bung gót có bản lề ở đế trước: cuối nhịp đạp, gót nhấc
        lên mà cả lưỡi vẫn nằm trên băng, nên bạn duỗi hết được cổ chân. Nhấc chân khỏi băng, lò xo kéo lưỡi về, gõ
        vào cữ chặn dưới gót một tiếng “cạch”. Cái tên clap bắt đầu từ tiếng gõ ấy.

        Thép carbon dày khoảng 1,1 mm, mài phẳng, bán kính 23 m, không uốn. Hai đế cách nhau 165 mm như trên Tia, Vút
        22 và Hạc; đo lỗ vít trên giày của bạn trước khi đặt.

        Ai quen lưỡi cố định sẽ cần vài buổi để chỉnh lại nhịp đạp. Trước khi ra băng, gập thử bản lề xem có trơn và
        lò xo có kéo lưỡi về hết không. Lưỡi này không dùng cho cự ly ngắn.`,
      care: care.steel.vi,
    },
    en: {
      name: 'Lướt Bung 23 clap blades',
      slug: 'luot-bung-23-clap-blades',
      summary: 'Long-track clap blades with a 23 m radius and a hinge at the front mount, sold as a pair.',
      description: prose`
        Bung means to spring open. On a fixed blade, the steel leaves the ice as soon as the heel lifts. A clap blade
        has a hinge at the front mount: at the end of the push the heel rises and the whole blade stays down, so you
        can stretch the ankle to the end. Then a spring pulls the blade back against its stop at the heel, with the
        clap that gave it its name.

        Carbon steel about 1.1 mm thick, ground flat, 23 m radius, no bend. The mounts are 165 mm apart, as on Tia,
        Vút 22 and Hạc; measure the holes in your boots before ordering.

        Coming from fixed blades, allow a few sessions to find the new rhythm. Before you skate, open the hinge by
        hand: it should move freely and the spring should close it fully. Not for short track.`,
      care: care.steel.en,
    },
    attributes: { blade_for: 'speed_long', steel: 'carbon', hrc: 62, radius_m: 23, mount_mm: 165, bend: false },
    companions: ['luot-tia', 'luot-vut-22', 'gan-luoi-giay', 'da-mai-hai-mat-luot'],
  },
  choice: 'blade_length',
  steps: lengths(16, 18, 0.5, { price: 12_490_000, weightG: 1100 }),
  shelf: [1, 3],
  plain: {
    look: 'blade-speed-clap',
    alt: {
      vi: 'Đôi lưỡi bung gót Lướt Bung 23: ống và đế màu bạc, chốt bản lề đỏ dưới đế trước',
      en: 'A pair of Lướt Bung 23 clap blades: silver tubes and mounts, a red hinge pin at the front mount',
    },
  },
})

export const moreBlades: SeedProduct[] = [rang, tro, chan, bung]
