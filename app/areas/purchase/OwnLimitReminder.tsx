import { Reminder } from '@tsudoi/design-system/screens/parts/Reminder'
import { useOwnLimitReminder } from '../../queries/useOwnLimitReminder.ts'

/** Yen. What is said of a payment that would go beyond the limit of one's own (Q132). */
export const OwnLimitReminder = ({ price }: { price: number }) => <Reminder words={useOwnLimitReminder(price)} />
