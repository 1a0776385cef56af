import { m } from '#words/messages.js'
import { Drawing, DrawingText } from './drawing.tsx'

const wall = 44
const toe = 316

/** A foot seen from above on its paper: the wall, the longest toe, and the tape round the ball. */
export const MeasureFootFigure = () => (
  <Drawing viewBox="0 0 360 232" label={m.guide_drawing_foot_label()} caption={m.guide_drawing_foot_caption()}>
    <rect
      x={wall}
      y="14"
      width="304"
      height="168"
      rx="2"
      fill="var(--surface)"
      stroke="var(--line)"
      strokeWidth="1.2"
    />
    <path d={`M${wall} 4V196`} stroke="var(--ink)" strokeWidth="2.4" />
    {Array.from({ length: 12 }, (_, at) => (
      <path key={at} d={`M${wall} ${10 + at * 16}l-10 10`} stroke="var(--line-strong)" strokeWidth="1.2" />
    ))}
    <g fill="var(--accent-soft)" stroke="var(--ink)" strokeWidth="1.7">
      <path d="M44 98C44 72 60 60 84 60C112 60 134 66 164 62C194 58 216 44 240 44C256 44 262 52 264 62L268 132C262 140 250 146 232 146C196 146 164 130 128 128C104 127 84 138 66 134C50 130 44 116 44 98Z" />
      <ellipse cx="288" cy="62" rx="28" ry="15" />
      <ellipse cx="286" cy="87" rx="22" ry="10" />
      <ellipse cx="279" cy="105" rx="19" ry="8.5" />
      <ellipse cx="270" cy="121" rx="17" ry="8" />
      <ellipse cx="258" cy="136" rx="15" ry="8" />
    </g>
    <path d="M246 30L228 160" stroke="var(--accent)" strokeWidth="1.8" strokeDasharray="5 4" />
    <path d="M240 30h12M222 160h12" stroke="var(--accent)" strokeWidth="1.8" />
    <path d={`M${toe} 30V214`} stroke="var(--line-strong)" strokeWidth="1.2" strokeDasharray="3 3" />
    <path
      d={`M${wall} 208H${toe}M${wall + 7} 203l-7 5l7 5M${toe - 7} 203l7 5l-7 5`}
      stroke="var(--accent)"
      strokeWidth="1.8"
    />
    <DrawingText x={(wall + toe) / 2} y={226} tone="accent" strong>
      {m.guide_drawing_foot_length()}
    </DrawingText>
    <DrawingText x={236} y={26} at="end" tone="accent" strong>
      {m.guide_drawing_foot_girth()}
    </DrawingText>
    <DrawingText x={4} y={226} at="start">
      {m.guide_drawing_foot_wall()}
    </DrawingText>
  </Drawing>
)
