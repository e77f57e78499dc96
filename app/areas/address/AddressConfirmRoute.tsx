import { AddressConfirmScreen } from '@tsudoi/design-system/screens/address/AddressConfirmScreen'
import { addressProblem } from '@tsudoi/design-system/screens/address/address.rules'
import type { AddressValues } from '@tsudoi/design-system/screens/address/address.types'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { Page } from '../../shell/Page.tsx'
import { addressErrors, saveAddressMutation } from './address.mutations.ts'
import { addressDraft } from './addressDraft.ts'

const fields = Object.keys(addressProblem) as (keyof AddressValues)[]

/** Returns the draft if it is complete. It may be incomplete if the user opens this page by its URL. */
function finishedDraft(): AddressValues | undefined {
  const draft = addressDraft.read()
  return draft && fields.every((field) => !addressProblem[field](draft[field])) ? draft : undefined
}

/** Shows the postal address for confirmation, then saves it (R069). */
export function Component() {
  const navigate = useNavigate()
  const [values] = useState(finishedDraft)
  const { send, isPending, error } = useFormMutation(saveAddressMutation)
  const finish = () => void navigate(paths.addressFinish, { replace: true })
  return (
    <Page>
      <AddressConfirmScreen
        values={values}
        onSave={() => values && send(values, { onSuccess: finish })}
        isPending={isPending}
        error={addressErrors.of(error)?.form}
        editHref={paths.addressEdit}
      />
    </Page>
  )
}
