import { addressProblem } from '@tsudoi/design-system/screens/address/address.rules'
import type { AddressValues } from '@tsudoi/design-system/screens/address/address.types'
import { TicketAddressConfirmScreen } from '@tsudoi/design-system/screens/privilege/TicketAddressConfirmScreen'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { Page } from '../../shell/Page.tsx'
import { sendTicketAddressMutation, ticketAddressErrors } from './ticketAddress.mutations.ts'
import { ticketAddressDraft } from './ticketAddressDraft.ts'

const fields = Object.keys(addressProblem) as (keyof AddressValues)[]

/** The draft, or undefined if it is incomplete, as it may be when the user opens this page by its URL. */
function finishedDraft(id: string): AddressValues | undefined {
  const draft = ticketAddressDraft(id).read()
  return draft && fields.every((field) => !addressProblem[field](draft[field])) ? draft : undefined
}

/**
 * The page on which the member confirms and sends the shipping address of a ticket. The ticket's page then says that it
 * was saved.
 */
export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [values] = useState(() => finishedDraft(id))
  const { send, isPending, error } = useFormMutation(sendTicketAddressMutation(id))
  const finish = () => void navigate(paths.privilegeTicket(id), { replace: true, state: { isSaved: true } })
  return (
    <Page>
      <TicketAddressConfirmScreen
        values={values}
        onSave={() => values && send(values, { onSuccess: finish })}
        isPending={isPending}
        error={ticketAddressErrors.of(error)?.form}
        editHref={paths.ticketAddress(id)}
      />
    </Page>
  )
}
