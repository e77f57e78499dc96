import { addressProblem } from '@tsudoi/design-system/screens/address/address.rules'
import type { AddressValues } from '@tsudoi/design-system/screens/address/address.types'
import { TicketAddressConfirmScreen } from '@tsudoi/design-system/screens/privilege/TicketAddressConfirmScreen'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useSend } from '../../queries/useSend.ts'
import { Page } from '../../shell/Page.tsx'
import { sendTicketAddressMutation, ticketAddressErrors } from './ticketAddress.mutations.ts'
import { ticketAddressDraft } from './ticketAddressDraft.ts'

const fields = Object.keys(addressProblem) as (keyof AddressValues)[]

/** A draft may be half typed when somebody comes here by the address. */
function finishedDraft(id: string): AddressValues | undefined {
  const draft = ticketAddressDraft(id).read()
  return draft && fields.every((field) => !addressProblem[field](draft[field])) ? draft : undefined
}

/** The address once more, then sent; the ticket's page says that it was taken. */
export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [values] = useState(() => finishedDraft(id))
  const { send, submitting, error } = useSend(sendTicketAddressMutation(id))
  const finish = () => void navigate(paths.privilegeTicket(id), { replace: true, state: { isSaved: true } })
  return (
    <Page>
      <TicketAddressConfirmScreen
        values={values}
        onSave={() => values && send(values, { onSuccess: finish })}
        saving={submitting}
        error={ticketAddressErrors.of(error)?.form}
        editHref={paths.ticketAddress(id)}
      />
    </Page>
  )
}
