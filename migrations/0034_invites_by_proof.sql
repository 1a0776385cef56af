ALTER TABLE "staff_invites" DROP CONSTRAINT "staff_invites_tokenHash_unique";--> statement-breakpoint
ALTER TABLE "staff_invites" DROP COLUMN "token_hash";