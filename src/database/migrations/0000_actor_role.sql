-- A role belongs to the whole server, not to this database: another database's migration may create it at the same moment.
do $$
begin
  create role app_user nologin noinherit;
exception when duplicate_object or unique_violation then null;
end
$$;
--> statement-breakpoint
do $$
begin
  if not pg_has_role(current_user, 'app_user', 'member') then
    execute format('grant app_user to %I', current_user);
  end if;
end
$$;
--> statement-breakpoint
-- The user a request acts for; null for nobody, who therefore owns nothing.
create function app_actor_id() returns uuid
language sql stable parallel safe
as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
