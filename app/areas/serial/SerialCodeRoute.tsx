import { SerialCodeScreen } from '@tsudoi/design-system/screens/serial/SerialCodeScreen'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'
import { serialDraft } from './serialDraft.ts'
import { useSerialCodes } from './useSerialCodes.ts'

const storeTyped = (codes: string) => serialDraft.store({ codes })

/** The page on which the user registers serial codes. The specification does not have this page (Q32). */
export function Component() {
  const { typed, step, check, register, back, sending, errors } = useSerialCodes()
  return (
    <Page>
      <SerialCodeScreen
        typed={typed}
        step={step}
        onValueChange={storeTyped}
        onCheck={check}
        onRegister={register}
        onBack={back}
        isPending={sending}
        errors={errors}
        hrefs={{ collection: paths.collection, tickets: paths.tickets, presents: paths.presents }}
      />
    </Page>
  )
}
