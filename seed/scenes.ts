import type { Localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { addMedia } from '#shop/media/add-media.ts'

/** Places and work of the shop, rendered by the studio (`studio/scene/scenes`), 3:2: for services, guides and posts. */
const alts = {
  'first-lesson': {
    vi: 'Đôi giày trẻ em màu vàng trên băng, phía sau là chú chim cánh cụt để bé vịn và hai cọc tiêu',
    en: 'A pair of yellow children’s skates on the ice, behind them a penguin to hold on to and two cones',
  },
  'ice-close-up': {
    vi: 'Lưỡi giày nghệ thuật đứng trên mặt băng đầy vết cạnh, sát mặt băng',
    en: 'A figure blade on ice full of edge marks, seen from close to the surface',
  },
  'lacing-on-a-bench': {
    vi: 'Đôi giày da nâu trên ghế gỗ ở sân băng, một chiếc đang tháo dây, bên cạnh là mũ bảo hiểm trắng',
    en: 'Brown leather skates on a wooden bench at the rink, one of them unlaced, beside a white helmet',
  },
  'measuring-sheet': {
    vi: 'Tờ giấy in đường viền bàn chân với số đo 248 mm, thước thép và bút chì',
    en: 'A sheet with the outline of a foot and the measure 248 mm, a steel ruler and a pencil',
  },
  'moulding-oven': {
    vi: 'Thân giày trong lò ép nhiệt mở sáng, trên bàn xưởng',
    en: 'A boot in a lit heat-moulding oven on a workbench',
  },
  'mounting-jig': {
    vi: 'Thân giày úp trên giá, lưỡi đặt lên đế với các lỗ vít, tua vít bên cạnh',
    en: 'A boot upside down on a stand, the blade on its sole with screw holes, a screwdriver beside it',
  },
  'parcel-being-packed': {
    vi: 'Hộp các-tông mở với đôi giày màu hồng trong giấy lót, bao lưỡi, phiếu giao và cuộn băng keo',
    en: 'An open box with pink skates in tissue paper, blade guards, a delivery slip and a roll of tape',
  },
  'rink-at-dusk': {
    vi: 'Sân băng ngoài trời lúc chạng vạng, đèn dây phản chiếu trên băng, một đôi giày trắng đứng trước',
    en: 'An outdoor rink at dusk, lights reflected in the ice, a pair of white skates in front',
  },
  'sharpening-wheel': {
    vi: 'Đá mài chạm vào lưỡi giày kẹp trên bàn trượt, tia lửa bắn ra',
    en: 'A grinding wheel against a blade clamped in its carriage, with sparks',
  },
  'wall-of-the-shop': {
    vi: 'Ba kệ gỗ sồi trên tường xanh với mười tám đôi giày nghệ thuật, khúc côn cầu, tốc độ và trượt giải trí, bên trên là chữ LƯỚT',
    en: 'Three oak shelves on a teal wall with eighteen figure, hockey, speed and recreational skates, above them the name LƯỚT',
  },
} as const satisfies Record<string, Localized>

export type SceneName = keyof typeof alts
export const sceneNames = Object.keys(alts) as SceneName[]

/** A scene as a picture of a product or an article. */
export const scene = (name: SceneName) => ({ file: `scene-${name}`, alt: alts[name] })

/** Width and height in pixels of the largest file. */
const size = { width: 1000, height: 667 }
export const addScenes = (db: Db) =>
  addMedia(
    db,
    sceneNames.map((name) => ({ ...scene(name), ...size })),
  )
