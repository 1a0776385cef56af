import { Column, Row, Text } from '@react-email/components'
import { emailInk, mutedEmailText, emailText } from './email-frame.tsx'

type Props = { label: string; value: string; isTotal?: boolean }

/** A name and what it is worth, side by side; one line of the plain text. */
export const LabelValueRow = ({ label, value, isTotal = false }: Props) => (
  <Row className="pair">
    <Column>
      <Text className="pair-name" style={{ ...emailText, margin: '2px 0', fontWeight: isTotal ? 700 : 400 }}>
        {label}
      </Text>
    </Column>
    <Column align="right" style={{ paddingLeft: '16px', verticalAlign: 'top' }}>
      <Text
        className={isTotal ? 'pair-value strong' : 'pair-value'}
        style={{
          ...emailText,
          textAlign: 'right',
          margin: '2px 0',
          whiteSpace: 'nowrap',
          fontWeight: isTotal ? 700 : 400,
        }}
      >
        {value}
      </Text>
    </Column>
  </Row>
)

/** A fact to be read or copied (a memo, a tracking code): its name small above it. */
export const FactRow = ({ label, value }: { label: string; value: string }) => (
  <Row className="pair">
    <Column>
      <Text className="pair-name quiet" style={{ ...mutedEmailText, marginTop: '8px' }}>
        {label}
      </Text>
      <Text className="pair-value strong" style={{ ...emailText, color: emailInk, margin: '0', fontWeight: 600 }}>
        {value}
      </Text>
    </Column>
  </Row>
)
