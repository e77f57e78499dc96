import { EmptyState } from '../../components/EmptyState.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { normalisedAddress } from '../address/address.rules.ts'
import type { AddressValues } from '../address/address.types.ts'
import { AddressFields, addressFields } from '../address/parts/AddressFields.tsx'
import { FieldsSkeleton } from '../parts/FieldsSkeleton.tsx'
import { Form } from '../parts/Form.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { DeadlineText } from './parts/DeadlineText.tsx'
import { addressPhase, canChangeAddress, type AddressPhase } from './privilege.rules.ts'
import type { PrivilegeTicket } from './privilege.types.ts'
import { isolated } from '../../text/isolated.ts'

export interface TicketAddressScreenProps {
  ticket: Loadable<PrivilegeTicket>
  /** The initial values: the draft, the ticket's address, the account’s address, or empty fields. */
  initial: Loadable<AddressValues>
  /** Server time, ISO 8601. */
  now: string
  /** Called with the typed values on each change: the caller saves them as a draft, which a reload restores. */
  onValuesChange: (values: AddressValues) => void
  onSubmit: (values: AddressValues) => void
  ticketHref: string
  /** Called when the member leaves without saving. The caller then discards the draft. */
  onLeave: () => void
}

/** The delivery address for one ticket; beside it the purpose, who receives the data, and the deadline (A§5, C071). */
export function TicketAddressScreen({ ticket, initial, now, ticketHref, ...form }: TicketAddressScreenProps) {
  const held = ticket.state === 'ready' ? ticket.data : undefined
  return (
    <FormPage title="特典のお届け先を入力する" lead={held && <Purpose ticket={held} now={now} />}>
      <Loaded value={ticket} label="特典を読みこみ中" skeleton={<FieldsSkeleton />}>
        {(data) => {
          const phase = addressPhase(data, now)
          return canChangeAddress(phase) ? (
            <AddressForm initial={initial} ticketHref={ticketHref} {...form} />
          ) : (
            <EmptyState reason="closed" {...reasons[phase]} action={{ label: '特典を見る', href: ticketHref }} />
          )
        }}
      </Loaded>
    </FormPage>
  )
}

/** Why the address cannot be entered or changed. */
const reasons: Readonly<
  Record<Exclude<AddressPhase, 'missing' | 'entered'>, { title: string; description?: string | undefined }>
> = {
  sent: {
    title: 'お届け先の受け付けは終わりました',
    description: '入力したお届け先は、特典のページで確かめられます。',
  },
  closed: {
    title: 'お届け先の受け付けは終わりました',
    description: '締め切りまでに入力がなかったため、お送りできません。',
  },
  unknown: {
    title: 'お届け先の状態を確かめられませんでした',
    description: '時間をおいて、もう一度開いてください。',
  },
  none: { title: 'この特典に、お届け先の入力はいりません' },
}

function Purpose({ ticket, now }: { ticket: PrivilegeTicket; now: string }) {
  return (
    <>
      <p className="wrap-anywhere">
        「{isolated(ticket.name)}」をお送りするためだけに使います。受け取る方のお名前と住所を入力してください。
      </p>
      <p className="mt-2">アカウントに登録したお届け先は変わりません。ほかのファンには表示されません。</p>
      {ticket.addressEnd && <DeadlineText end={ticket.addressEnd} now={now} />}
    </>
  )
}

type AddressFormProps = Omit<TicketAddressScreenProps, 'ticket' | 'now'>

function AddressForm({ initial, onValuesChange, onSubmit, ticketHref, onLeave }: AddressFormProps) {
  return (
    <Loaded value={initial} label="お届け先を読みこみ中" skeleton={<FieldsSkeleton />}>
      {(values) => (
        <Form
          label="特典のお届け先の入力"
          fields={addressFields}
          initial={values}
          onSubmit={(typed) => onSubmit(normalisedAddress(typed))}
          onValuesChange={onValuesChange}
          foot={
            <FormFooter submit="入力内容を確認する" hasNothingToSubmit>
              <TextLink href={ticketHref} onClick={onLeave}>
                保存せずにもどる
              </TextLink>
            </FormFooter>
          }
        >
          {({ field }) => <AddressFields field={field} />}
        </Form>
      )}
    </Loaded>
  )
}
