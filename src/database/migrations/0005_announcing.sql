-- Tells who is connected that something changed. Rows of live_events hold no data, but only the server reads them.
create function announce(channel text, topic text) returns void
language sql security definer set search_path = public, pg_temp
as $$ insert into live_events (channel, topic) values (channel, topic) $$;
--> statement-breakpoint
revoke execute on function announce(text, text) from public;
--> statement-breakpoint
grant execute on function announce(text, text) to app_user;
