import { useState, type ChangeEvent, type ComponentProps, type CompositionEvent } from 'react'
import { TextField, type TextFieldProps } from '../../../components/TextField.tsx'
import { digitInputHandlers } from '../../../components/digitInputHandlers.ts'
import { normaliseDigits } from '../../../text/normaliseText.ts'
import type { FormAttributes } from '../../parts/useForm.ts'
import { cardBrandOf, securityCodeLength, parseExpiry, groupedCardNumber, caretAfterDigits } from '../card.rules.ts'
import { cardExpiryText } from '../registeredCard.rules.ts'
import { cardBrandText, cardMarkText, type CardBrand, type CardValues } from '../card.types.ts'

type Input = HTMLInputElement
type Handlers = Pick<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd'>

const isComposing = ({ nativeEvent }: ChangeEvent<Input>) =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true

/** Formats the digits in groups, and keeps the caret after the same digit. */
function groupDigits(input: Input): void {
  const { value, selectionStart } = input
  const text = groupedCardNumber(value)
  if (text === value) return
  const before = normaliseDigits(value.slice(0, selectionStart ?? value.length)).length
  input.value = text
  const place = caretAfterDigits(before, text)
  // The caret is moved only when it is not at the end, because moving it takes the focus in some browsers.
  if (selectionStart !== null && selectionStart < value.length) input.setSelectionRange(place, place)
}

/** Formats the number on input, but not while an input method is composing. */
function numberHandlers(onTyped: (typed: string) => void): Handlers {
  const updateNumber = (input: Input) => {
    groupDigits(input)
    onTyped(input.value)
  }
  return {
    onChange: (event) => !isComposing(event) && updateNumber(event.currentTarget),
    onCompositionEnd: (event: CompositionEvent<Input>) => updateNumber(event.currentTarget),
  }
}

/**
 * Validates a field when the user leaves it, and from then on on each change until it is valid. An empty field is
 * validated on submit only.
 */
function useBlurValidation(problem: (typed: string) => string | undefined) {
  const [shownError, setShownError] = useState<string>()
  return {
    shownError,
    leave: (typed: string) => setShownError(typed === '' ? undefined : problem(typed)),
    type: (typed: string) => shownError !== undefined && setShownError(typed === '' ? undefined : problem(typed)),
  }
}

type FieldOf<Name extends keyof CardValues> = ReturnType<FormAttributes<CardValues>['field']> & { name: Name }

export interface CardFieldsProps {
  field: FormAttributes<CardValues>['field']
  problems: {
    number: (typed: string) => string | undefined
    expiry: (typed: string) => string | undefined
    code: (typed: string, brand: CardBrand | undefined) => string | undefined
  }
  /** Whether the request to the gateway is in flight: the fields are read-only. */
  isPending: boolean
}

const look = 'tabular-nums'
const figures = {
  inputMode: 'numeric',
  requirement: '必須',
  className: look,
  spellCheck: false,
} satisfies Partial<TextFieldProps>

/**
 * The fields for number, expiry and security code (W072). Only the uncontrolled fields hold the data; no React state
 * contains a digit of it.
 */
export function CardFields({ field, problems, isPending }: CardFieldsProps) {
  const [brand, setBrand] = useState<CardBrand>()
  const number = useBlurValidation(problems.number)
  const expiry = useBlurValidation(problems.expiry)
  const code = useBlurValidation((typed) => problems.code(typed, brand))
  const common = { ...figures, readOnly: isPending }
  return (
    <>
      <TextField
        {...common}
        {...withError(field('number'), number.shownError)}
        {...numberHandlers((typed) => {
          setBrand(cardBrandOf(typed))
          number.type(typed)
        })}
        onBlur={(event) => number.leave(event.currentTarget.value)}
        support="空白はなくてもかまいません。全角でも入力できます。"
        autoComplete="cc-number"
        className="text-20 font-bold tracking-wider tabular-nums"
        trailing={<BrandMark brand={brand} />}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] items-start gap-x-4 gap-y-8">
        <TextField
          {...common}
          {...withError(field('expiry'), expiry.shownError)}
          onChange={(event) => expiry.type(event.currentTarget.value)}
          onBlur={({ currentTarget }) => {
            const read = parseExpiry(currentTarget.value)
            if (read !== undefined && !isPending) currentTarget.value = cardExpiryText(read)
            expiry.leave(currentTarget.value)
          }}
          support="カードのとおりに。例：12/30"
          autoComplete="cc-exp"
        />
        <TextField
          {...common}
          {...withError(field('code'), code.shownError)}
          {...digitInputHandlers((event) => code.type(event.currentTarget.value))}
          onBlur={(event) => code.leave(event.currentTarget.value)}
          support={`${brand === 'AMEX' ? 'カードの表の' : 'カードの裏の'}${securityCodeLength(brand)}桁です。`}
          autoComplete="cc-csc"
        />
      </div>
    </>
  )
}

/** Adds the error to show to a field: the one from the last submit, else the one from leaving the field. */
const withError = <Name extends keyof CardValues>(
  field: Omit<FieldOf<Name>, 'name'> & { error?: string | undefined },
  shownError: string | undefined,
) => ({ ...field, error: field.error ?? shownError })

/** The brand of the card while its number is being typed: shown in the field, and announced once. */
function BrandMark({ brand }: { brand: CardBrand | undefined }) {
  return (
    <output className="text-12 font-bold text-ink">
      {brand && (
        <>
          <span aria-hidden="true">{cardMarkText[brand]}</span>
          <span className="sr-only">{cardBrandText[brand]}</span>
        </>
      )}
    </output>
  )
}
