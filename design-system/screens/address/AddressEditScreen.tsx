import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { FieldsSkeleton } from '../parts/FieldsSkeleton.tsx'
import { Form } from '../parts/Form.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import type { ServerErrors } from '../parts/useForm.ts'
import { normalisedAddress } from './address.rules.ts'
import type { AddressValues } from './address.types.ts'
import { AddressFields, addressFields } from './parts/AddressFields.tsx'

export interface AddressEditScreenProps {
  /** The initial values: the draft, the saved address, or empty fields. */
  initial: Loadable<AddressValues>
  /** Called with the typed values on each change: the caller saves them as a draft, which a reload restores. */
  onValuesChange: (values: AddressValues) => void
  /** Called with the normalised values, to continue at /address/confirm. */
  onSubmit: (values: AddressValues) => void
  errors?: ServerErrors<AddressValues> | undefined
  backHref: string
  /** Called when the member leaves without saving. The caller then discards the draft. */
  onLeave: () => void
}

/** The form for the delivery address (W100). */
export function AddressEditScreen(props: AddressEditScreenProps) {
  const { initial, onValuesChange, onSubmit, errors, backHref, onLeave } = props
  return (
    <FormPage
      title="お届け先を入力する"
      lead={<p>受け取る方のお名前と住所を入力してください。全角の数字やハイフンは、そのままで大丈夫です。</p>}
    >
      <Loaded value={initial} label="お届け先を読みこみ中" skeleton={<FieldsSkeleton />}>
        {(values) => (
          <Form
            label="お届け先の入力"
            fields={addressFields}
            initial={values}
            onSubmit={(typed) => onSubmit(normalisedAddress(typed))}
            onValuesChange={onValuesChange}
            refused={errors}
            foot={
              <FormFooter submit="入力内容を確認する" hasNothingToSubmit>
                <TextLink href={backHref} onClick={onLeave}>
                  保存せずにもどる
                </TextLink>
              </FormFooter>
            }
          >
            {({ field }) => <AddressFields field={field} />}
          </Form>
        )}
      </Loaded>
    </FormPage>
  )
}
