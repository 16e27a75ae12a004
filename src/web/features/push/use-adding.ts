import { pushDeviceMessages } from '#domain/push/push-device-messages.ts'
import { wordsOf } from '#web/ui/refused.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { addThisDevice, askAgain } from './push-api.ts'

/** Asks the browser, arranges it with the push service and tells the server; a failure leaves everything as it was. */
export function useAdding(userId: string, publicKey: string) {
  const { mutate, data, error, isPending } = useSingleMutation({
    mutationFn: (permission: Promise<NotificationPermission>) => addThisDevice(userId, publicKey, permission),
    onSettled: askAgain,
  })
  return {
    // Browsers hear the question only in the moment of the press, before anything is waited for.
    add: () => mutate(Notification.requestPermission()),
    isAdding: isPending,
    isOver: data !== undefined,
    isAdded: data === true,
    failure: wordsOf(error, pushDeviceMessages.addFailed).failure,
  }
}
