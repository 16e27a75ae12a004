-- Mails are beyond app_user. This stores one in the transaction of its cause, as the sender's own: it goes with their account.
create function store_own_mail(recipient text, subject text, body text, due_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into mails (recipient, account_id, subject, text, next_attempt_at)
  select store_own_mail.recipient, actor.id, store_own_mail.subject, body, due_at
  from profiles actor where actor.id = app_actor_id()
$$;
--> statement-breakpoint
revoke execute on function store_own_mail(text, text, text, timestamptz) from public;
--> statement-breakpoint
grant execute on function store_own_mail(text, text, text, timestamptz) to app_user;
