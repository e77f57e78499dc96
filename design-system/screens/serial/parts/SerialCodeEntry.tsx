import { TextArea } from '../../../components/TextArea.tsx'
import { Form } from '../../parts/Form.tsx'
import { FormFooter } from '../../parts/FormFooter.tsx'
import type { FormFields, ServerErrors } from '../../parts/useForm.ts'
import { maxCodesPerRequest, extractCodes, codesProblem } from '../serial.rules.ts'
import type { RefusedCode } from '../serial.types.ts'
import { RefusedCodes } from './RefusedCodes.tsx'

interface Values {
  codes: string
}

export interface SerialCodeEntryProps {
  /** The initial text: the draft, or the refused codes. */
  typed: string
  /** Called with the typed values on each change: the caller saves them as a draft, which a reload restores. */
  onValueChange: (typed: string) => void
  /** Called with the unique codes, normalised to their printed form. */
  onCheck: (codes: string[]) => void
  isPending: boolean
  errors?: ServerErrors<Values> | undefined
  refused: RefusedCode[]
  /** Whether the refused codes are the only outcome, so that they take the focus. */
  areAllRefused: boolean
}

const fields: FormFields<Values> = { codes: { id: 'codes', label: 'シリアルコード', problem: codesProblem } }

/** The text box for one code or many lines of codes. */
export function SerialCodeEntry({
  typed,
  onValueChange,
  onCheck,
  isPending,
  errors,
  refused,
  areAllRefused,
}: SerialCodeEntryProps) {
  return (
    <Form
      label="シリアルコードの登録"
      fields={fields}
      initial={{ codes: typed }}
      onSubmit={({ codes }) => onCheck(extractCodes(codes).slice(0, maxCodesPerRequest))}
      onValuesChange={({ codes }) => onValueChange(codes)}
      refused={errors}
      shouldFocusField
      foot={<FormFooter submit="もらえるものを確かめる" isPending={isPending} submittingLabel="確かめています" />}
    >
      {({ field }) => (
        <>
          <RefusedCodes codes={refused} takesFocus={areAllRefused} />
          <TextArea
            {...field('codes')}
            requirement="必須"
            support={`1行に1件ずつ。まとめて貼りつけられます。全角と小文字はそのままで大丈夫です。一度に登録できるのは${maxCodesPerRequest}件までです。`}
            rows={4}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </>
      )}
    </Form>
  )
}
