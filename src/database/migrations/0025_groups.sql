CREATE TABLE "group_members" (
	"group_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_members_group_id_athlete_id_pk" PRIMARY KEY("group_id","athlete_id")
);
--> statement-breakpoint
ALTER TABLE "group_members" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_id_team_id" UNIQUE("id","team_id"),
	CONSTRAINT "groups_name" CHECK (btrim("groups"."name") <> '' and length("groups"."name") <= 40)
);
--> statement-breakpoint
ALTER TABLE "groups" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "team_changes" DROP CONSTRAINT "team_changes_what";
--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_fk" FOREIGN KEY ("group_id","team_id") REFERENCES "public"."groups"("id","team_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "group_members_team_id_idx" ON "group_members" USING btree ("team_id");
--> statement-breakpoint
CREATE INDEX "group_members_athlete_id_idx" ON "group_members" USING btree ("athlete_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "groups_one_of_a_name" ON "groups" USING btree ("team_id",lower("name"));
--> statement-breakpoint
ALTER TABLE "team_changes" ADD CONSTRAINT "team_changes_what" CHECK ("team_changes"."what" in ('team-created', 'team-renamed', 'team-language', 'team-archived', 'team-restored', 'two-step-demanded', 'two-step-released', 'staff-invited', 'staff-joined', 'staff-duty', 'staff-health', 'staff-removed', 'staff-left', 'handed-over', 'athlete-removed', 'exported', 'day-corrected', 'question-added', 'question-changed', 'question-audience', 'question-archived', 'question-restored', 'question-deleted', 'group-created', 'group-renamed', 'group-deleted'));
--> statement-breakpoint
CREATE POLICY "staff read who is in the groups of their teams" ON "group_members" AS PERMISSIVE FOR SELECT TO "app_user" USING ("group_members"."team_id" in (select t.team_id from my_teams t));
--> statement-breakpoint
CREATE POLICY "who runs a team puts athletes into its groups" ON "group_members" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("group_members"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
CREATE POLICY "who runs a team takes athletes out of its groups" ON "group_members" AS PERMISSIVE FOR DELETE TO "app_user" USING ("group_members"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
CREATE POLICY "staff read the groups of their teams" ON "groups" AS PERMISSIVE FOR SELECT TO "app_user" USING ("groups"."team_id" in (select t.team_id from my_teams t));
--> statement-breakpoint
CREATE POLICY "who runs a team creates its groups" ON "groups" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("groups"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
CREATE POLICY "who runs a team renames its groups" ON "groups" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("groups"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach'))) WITH CHECK ("groups"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
CREATE POLICY "who runs a team deletes its groups" ON "groups" AS PERMISSIVE FOR DELETE TO "app_user" USING ("groups"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
grant select, insert, delete on groups, group_members to app_user;
--> statement-breakpoint
grant update (name) on groups to app_user;
--> statement-breakpoint
-- Locks the team first: two inserts at the same moment count one after the other.
create function refuse_group_too_many() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from teams where id = new.team_id for no key update;
  if (select count(*) from groups where team_id = new.team_id) >= 20 then
    raise exception using errcode = 'check_violation', constraint = 'groups_at_most_20_per_team',
      message = 'a team has at most 20 groups';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger groups_at_most_20_per_team before insert on groups
for each row execute function refuse_group_too_many();
--> statement-breakpoint
-- Holds the membership until the end: an athlete who leaves at the same moment leaves either before, and is refused here, or
-- after, and the next trigger finds the row.
create function refuse_group_member_off_team() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from team_members m
  where m.team_id = new.team_id and m.athlete_id = new.athlete_id and m.left_at is null for share;
  if not found then
    raise exception using errcode = 'check_violation', constraint = 'group_members_on_the_team',
      message = 'only athletes of the team are in its groups';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger group_members_on_the_team after insert on group_members
for each row execute function refuse_group_member_off_team();
--> statement-breakpoint
-- Who leaves a team, or loses it to the archive, leaves its groups.
create function leave_groups() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  delete from group_members g where g.team_id = new.team_id and g.athlete_id = new.athlete_id;
  return null;
end
$$;
--> statement-breakpoint
create trigger team_members_leave_groups after update of left_at on team_members
for each row when (new.left_at is not null) execute function leave_groups();
--> statement-breakpoint
-- For an athlete's download of their own data: the words of the staff about them, and no more of the groups.
create view own_groups with (security_barrier) as
select m.athlete_id, g.name, m.since
from group_members m join groups g on g.id = m.group_id
where m.athlete_id = app_actor_id();
--> statement-breakpoint
grant select on own_groups to app_user;
