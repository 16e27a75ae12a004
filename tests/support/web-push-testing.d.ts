declare module 'web-push-testing/src/PushApiModel.js' {
  export class SubscriptionExpiredError extends Error {}

  /** The push service of a browser: checks who sends, and reads what is sent. */
  export class PushApiModel {
    notifyUrl: string
    subscribe(options: { userVisibleOnly: 'true'; applicationServerKey: string }): Promise<{
      endpoint: string
      keys: { p256dh: string; auth: string }
      clientHash: string
    }>
    expireSubscription(clientHash: string): void
    handleNotification(
      clientHash: string,
      headers: Record<'encoding' | 'authorization' | 'ttl', string | undefined>,
      body: Buffer,
    ): Promise<void>
    getNotifications(body: { clientHash: string }): { messages: string[] }
  }
}
