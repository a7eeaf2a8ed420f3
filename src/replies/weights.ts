/** Written by `npm run replies:train`: a phrase a line, its weights in hundredths in the sequence of REPLY_INTENTS. */
export const WEIGHTS = `
	38 1 -46 -33 -58 53
!	50 -18 29 -29 -14 -21
! !	26 5 16 -12 -3 -32
! ! !	-18 9 10 -5 -4 10
! ! $	24 -6 25 -6 2 -38
! ! Dfree	-9 16 -4 0 0 -2
! ! Doffered	14 -4 -6 0 0 -3
! ! been	8 0 -1 0 0 -6
! ! so	-18 4 -12 -2 -1 29
! ! yes	8 0 -2 -2 -1 -3
! $	45 -23 1 -15 -3 -4
! Dfree	-10 22 -6 0 -1 -5
! Doffered	17 -5 -7 0 0 -4
! Doffered $	8 -1 -4 0 0 -3
! been	8 0 -1 0 0 -6
! no	8 0 0 -1 -2 -5
! so	-18 4 -11 -2 -1 28
! yes	16 0 -3 -2 -1 -9
$	36 -1 -37 -26 -49 45
(few words)	74 17 -24 -92 -50 -10
(nothing named)	-14 -234 87 162 76 152
(one offer)	-27 23 98 -4 -29 -31
,	50 38 -35 -84 11 -29
, $	13 2 44 -12 -11 -35
, ,	-37 -3 -10 -2 -2 54
, .	-26 -2 -1 0 -1 30
, . $	-31 -1 0 0 -1 33
, Dconflict	-39 -6 0 0 -1 47
, Dfree	-22 61 -25 -2 -3 -6
, Dfree $	-7 17 -7 0 -1 -2
, Dfree .	-2 7 -2 0 0 -2
, Dfree please	-5 12 -5 0 -1 0
, Dfree yes	-6 9 -2 0 0 0
, Dfull	-4 -10 -8 -1 0 24
, Dfull $	-7 11 0 0 -1 -3
, Dfull is	-8 -2 -8 0 0 18
, Doffered	101 -40 -68 -10 -8 10
, Doffered $	57 -11 -21 -2 -1 -22
, Doffered ,	-12 -2 16 0 0 -1
, Doffered .	7 -2 -1 0 0 -4
, Doffered T	9 -6 -1 -2 0 0
, Doffered i	26 0 -20 0 -1 -4
, Doffered if	5 -2 -2 0 0 -1
, Doffered is	35 2 -18 -1 -1 -17
, Doffered no	11 -2 -2 0 -1 -7
, Doffered please	6 -1 -1 0 -1 -3
, Doffered then	7 -1 -4 0 0 -3
, Doffered work	-16 -1 17 0 0 0
, Doffered works	27 -7 -13 -2 -1 -5
, Doffered would	10 -3 -5 0 0 -1
, Doffered yes	7 -3 -2 0 0 -1
, Dopen	-12 24 -4 -1 -2 -5
, Dopen T	-7 11 -4 0 0 0
, O	-26 29 -1 0 0 -2
, O $	-29 30 0 0 0 0
, T	-42 40 -3 -10 4 12
, T $	-26 30 -1 0 -1 -2
, T ,	5 2 -1 -2 -1 -4
, T .	-19 0 3 0 4 14
, T are	9 -8 -2 0 2 -1
, T or	-2 6 -1 -1 0 0
, a	-2 -2 6 -1 -4 2
, all	-9 -5 0 0 0 14
, all good	-11 -4 0 0 0 15
, and	-9 -7 -3 15 -6 10
, and a	-5 0 7 0 -2 0
, and is	-5 -5 0 11 0 0
, and one	-1 -1 -1 7 0 -3
, and the	-7 4 -5 -1 0 9
, any	12 13 -9 -2 2 -15
, any T	-5 3 0 0 3 0
, any day	8 7 -10 0 -1 -2
, any of	-5 1 4 0 0 0
, any time	-4 5 -1 0 1 0
, as	11 3 -7 -5 4 -6
, as it	7 -1 -6 0 0 -1
, as offered	6 -2 0 -4 0 0
, as the	2 0 0 0 4 -5
, aside	15 -9 -26 -3 18 6
, aside !	-4 -4 -5 0 0 14
, aside $	7 -1 0 -1 0 -4
, at my	5 -1 -4 0 0 0
, back	0 -1 -10 -1 -1 13
, been	12 -9 -2 -1 -2 2
, bell	9 -1 0 0 -3 -4
, both	-5 11 -3 0 -1 -2
, broken	6 -1 -5 0 0 0
, builders	3 -5 6 0 -1 -4
, building	-2 8 -2 0 -1 -4
, building work	-2 8 -2 0 -1 -4
, but	-7 1 5 -8 20 -12
, but Doffered	10 -3 -5 0 -1 -2
, but could	-5 5 0 0 0 0
, but i	6 -1 -1 0 -1 -2
, but tell	5 -1 0 0 -2 -1
, but the	-4 -1 5 0 0 0
, call	-5 -6 0 -1 16 -4
, came	-3 -1 0 0 -1 5
, can	-6 -13 32 4 5 -22
, can it	-3 -6 29 -19 -1 -1
, can not	14 -6 1 -5 8 -11
, can the	-4 -1 0 7 0 -1
, can we	1 0 7 -1 0 -7
, can you	-12 0 -3 19 -2 -2
, code	13 -4 -1 -1 -1 -7
, code ,	6 0 -1 0 0 -4
, could we	10 -8 -1 0 0 -1
, day	5 -1 -2 0 0 -2
, did	-9 -1 -3 -11 -1 24
, do	-2 5 2 5 -2 -9
, do not	-2 3 3 7 -2 -9
, easier	-1 0 0 -1 7 -4
, either	7 13 -9 -1 -1 -10
, either $	11 0 -1 -1 -1 -9
, either of	4 4 -8 0 0 0
, either slot	-6 6 0 0 0 0
, flights	-4 0 7 -1 0 -2
, floor	-1 -1 8 -1 -1 -5
, floor s	-3 0 9 -1 -1 -4
, front	-1 -1 -3 -5 -1 10
, give	-2 -3 0 0 5 0
, give us	-2 -3 0 0 5 0
, go	-2 0 -3 -2 0 7
, go round	-4 0 -2 -2 0 9
, good	5 -1 -1 -1 1 -3
, got	1 -8 17 -7 3 -5
, he	4 -2 -3 -3 9 -5
, home all	6 -1 -1 0 -1 -2
, house	-12 15 -1 0 -1 -1
, how	-3 -4 -4 15 -2 -3
, i	-2 21 -5 -11 -11 10
, i am	-16 20 -4 -10 3 6
, i aside	-8 0 -1 -2 -1 12
, i can	5 0 2 -1 -1 -5
, i did	-1 0 -4 -1 -1 7
, i do	-7 10 -2 6 -1 -6
, i finish	-8 6 3 0 0 0
, i have	9 -9 0 8 -2 -6
, i take	-5 6 0 0 0 0
, i think	-1 0 -2 -4 -2 9
, i will	9 -6 -12 -2 -1 13
, i work	-14 16 15 -3 -2 -13
, i would	1 -7 0 -5 2 10
, if	3 -4 -8 -1 -5 16
, if it	-13 -2 0 -1 -1 17
, if not	11 -2 -7 0 0 -1
, ignore	5 -7 0 -1 0 4
, is	1 -4 -2 8 3 -6
, is the	-2 -2 -1 5 4 -4
, it	-8 -4 -2 21 6 -13
, it is	-14 -2 -4 17 7 -4
, just	13 -7 0 7 -5 -8
, kitchen	-4 -1 18 -6 -4 -3
, last	1 -1 -3 10 -1 -6
, leave	12 -11 23 -11 -5 -9
, leave it	-2 -4 26 -11 -4 -5
, leave with	6 0 -2 0 0 -4
, let	-2 0 5 -1 0 -2
, mam	-5 -3 8 0 0 -1
, me	3 0 0 7 -2 -7
, me or	0 0 0 7 -1 -5
, mind	-6 0 0 -2 0 9
, mind the	-6 0 0 -2 0 9
, moved	0 -3 -3 0 0 7
, moved out	0 -3 -3 0 0 7
, mr	-1 0 0 -1 5 -3
, mrs	-1 -1 0 -1 5 -3
, much	-7 0 0 -1 -1 9
, need	-6 -10 -1 3 -1 14
, need to	-7 -9 -1 3 -1 14
, neighbours	5 -2 0 0 0 -3
, neither	-12 -2 14 0 0 0
, new	-3 -2 0 -3 -2 10
, no	-3 -2 24 -9 -5 -5
, no ,	-1 0 5 -1 -1 -3
, no idea	-2 0 6 -1 -1 -2
, no lift	12 -2 -1 -4 0 -4
, no the	11 0 -3 -1 -1 -5
, nobody	-14 -3 21 -1 -1 -3
, not	18 -1 -12 0 -1 -4
, not Doffered	16 -4 -9 0 0 -2
, not the	-3 -1 -3 -1 -1 9
, noted	-6 0 0 0 -1 8
, nothing	-1 -1 -2 -1 -3 8
, nothing .	-2 0 -2 0 -3 8
, notmind	17 10 -5 -4 -3 -15
, notmind $	17 0 -4 -2 -1 -10
, notmind any	7 -1 0 -1 -1 -4
, notmind which	-4 5 0 -1 0 0
, off	7 1 -2 -1 -3 -2
, off work	6 0 -2 0 -2 -2
, on	7 0 -4 -3 5 -6
, on phonenumber	-5 -1 0 0 9 -1
, one	-7 -1 8 0 0 0
, one of	-7 -1 8 0 0 0
, only	11 -6 -3 0 -1 -1
, only day	-1 6 -3 0 -1 -1
, or	-30 4 -3 8 -2 22
, or Doffered	-22 0 -1 0 0 23
, otherwise	15 -3 -6 -1 -1 -4
, otherwise i	10 -1 -5 0 -1 -2
, our	-5 2 3 -12 2 11
, out	-1 -2 1 -2 0 5
, outcome	-5 -1 0 0 0 7
, outcome booked	-5 -1 0 0 0 7
, phone	10 -5 -9 0 7 -3
, phone me	-5 -3 0 0 8 0
, phonenumber	-2 -2 -1 -2 9 -3
, phonenumber .	-4 0 0 0 5 -1
, place	11 -3 -1 -2 0 -5
, place $	7 -1 0 -2 0 -4
, please	-19 -19 24 -1 -8 22
, please .	8 -9 1 0 -2 3
, please send	-3 -1 12 0 -1 -8
, please use	-16 0 -3 -1 -1 22
, returning	-4 -10 -6 0 0 19
, ring	-4 0 -4 -2 19 -9
, school	11 -10 0 0 0 -1
, school run	12 -11 0 0 0 -1
, see	15 -1 -2 0 0 -11
, see you	13 -1 -2 0 0 -10
, send	-4 0 0 0 -1 5
, she	-1 -2 -2 -5 6 3
, she is	-1 -2 -1 -1 -3 8
, shop	7 -4 0 0 0 -2
, skip	-11 -3 0 0 0 14
, slot	-10 -1 -2 -2 -1 15
, slot $	-8 0 -2 -2 -1 13
, so	-4 21 13 -5 -8 -16
, so Doffered	21 -10 -7 0 -1 -2
, so Dopen	-8 10 0 0 0 -1
, so O	-6 10 0 0 0 -3
, so i	-10 10 8 0 -1 -7
, so no	-5 -1 6 0 0 0
, so tell	-2 -1 -2 -1 0 6
, so that	8 -5 -1 0 0 -1
, so we	-7 -2 9 0 0 0
, so whichever	-7 6 5 -2 0 -2
, sorry	-15 0 31 -4 -5 -7
, sorry $	-7 -4 26 -4 -5 -6
, take	5 3 -5 -1 0 -2
, take your	5 3 -5 -1 0 -2
, thanks	25 -20 10 -7 -5 0
, thanks !	6 -1 -1 0 0 -4
, thanks $	-5 -8 14 -2 -1 3
, thanks butt	5 -1 -2 0 0 -2
, thanks you	-5 -5 -2 -2 -2 16
, that	11 3 4 -2 -1 -14
, the	9 7 -20 16 -7 -6
, the Doffered	13 -2 -9 0 -1 -2
, the extension	-7 9 -1 0 0 0
, the one	-13 -2 16 0 0 -1
, then	-16 -5 -2 -3 -2 29
, then you	6 -1 -1 -1 0 -3
, they	5 -2 -2 0 0 -1
, third	-20 -1 -1 -4 -2 27
, this	-13 1 -3 -5 4 16
, this is	-5 0 -1 -1 7 1
, this one	-4 1 -1 -3 -1 9
, though	-20 -4 -4 0 0 27
, to	11 -1 -8 0 -1 -1
, try	-13 -1 28 -2 -3 -10
, try harder	-9 -1 28 -2 -3 -13
, unsure	1 -4 9 -2 0 -4
, up	2 -5 -1 -1 8 -4
, use	1 -1 -2 -5 0 8
, use the	1 -1 -2 -5 0 8
, walter	0 6 -5 0 0 -1
, we	-12 10 7 -13 -2 10
, we are	-3 5 -13 1 -2 12
, we have	-2 -8 15 -1 2 -6
, we will	-3 5 0 0 0 -1
, we work	-6 7 -1 0 0 0
, week	-4 -1 -1 0 -1 6
, when	6 -3 -3 0 0 0
, which	5 -4 -4 -3 -2 8
, which i	8 -4 -1 -1 -1 -1
, which is	-4 0 -2 -1 0 6
, whichever	-29 2 -1 -1 -1 30
, whichever ,	-32 0 -1 0 0 34
, who	-1 -1 -1 -4 -1 8
, who is	-3 -1 0 0 0 5
, wife	-1 -1 5 -1 -1 -2
, will	17 -3 0 -6 -2 -6
, will be	-7 -2 9 0 0 0
, will let	13 0 -2 0 -1 -9
, will not	6 -1 -4 0 0 -1
, work	-19 20 0 0 0 -1
, work T	-19 20 0 0 0 -1
, working	10 -4 -1 -1 -1 -3
, would	-13 10 -3 8 -1 -2
, wrong	-1 0 -14 -3 -1 20
, wrong number	-1 0 -14 -3 -1 20
, yes	21 0 -1 -4 -5 -11
, yes $	7 2 -1 -1 -2 -6
, yes ,	9 -1 -1 -1 -1 -5
, yes .	-7 -1 -1 0 -1 12
, yes that	6 0 -4 0 0 -2
, you	20 1 -2 -4 -2 -13
, you choose	18 0 -1 -3 -1 -13
, your	6 -5 -2 8 -1 -7
, your first	5 -2 -1 0 0 -1
, 谢谢	21 -1 -2 -2 -1 -16
, 谢谢 $	21 -1 -2 -2 -1 -16
.	53 40 -14 -97 15 -43
. $	-10 -9 -8 10 9 68
. ,	-10 -11 -5 0 -1 27
. , aside	2 -9 -5 0 0 12
. .	0 2 -18 -4 -3 22
. . .	-1 5 -16 -3 -3 18
. . i	-13 7 -11 0 0 19
. . no	6 2 -13 -1 -1 7
. Dfree	-59 115 -34 -4 -4 -9
. Dfree $	0 6 -5 0 0 -1
. Dfree ?	-1 6 -3 -1 0 0
. Dfree good	-3 5 -2 0 0 0
. Dfree if	-10 11 0 0 0 0
. Dfree is	-6 9 -2 0 0 0
. Dfree ok	-7 8 -1 0 0 0
. Dfree please	-3 8 -5 0 0 0
. Dfree would	-4 7 -2 0 0 0
. Dfree yes	-3 6 -2 -1 0 0
. Dfull	-4 23 -4 -1 -3 -12
. Dfull is	-2 8 -2 0 0 -4
. Doffered	118 -21 -57 -18 -7 -37
. Doffered $	79 -12 -44 -5 -2 -16
. Doffered ,	11 -6 -1 0 0 -4
. Doffered .	61 -10 -11 -3 -3 -34
. Doffered T	-7 22 -9 -3 1 -3
. Doffered i	9 -2 -5 -2 0 0
. Doffered is	8 -5 -10 0 0 7
. Doffered no	-22 -3 31 0 -1 -5
. Doffered please	11 -4 -4 0 -1 -2
. Doffered the	-9 -2 14 -2 0 0
. Doffered then	9 -6 -1 0 0 -2
. Doffered would	5 -2 -2 0 0 -1
. Doffered yes	9 -1 -5 0 0 -3
. Dopen	-21 52 -26 -1 -1 -3
. Dopen T	-3 9 -6 0 0 0
. Dopen is	-5 11 -5 0 0 0
. O	-1 8 -7 -1 -3 4
. O $	7 -2 -4 0 0 -1
. O arrived	-6 0 -1 -1 -2 10
. T	-19 45 -14 -3 -2 -9
. absolutely	-4 -6 10 -2 -1 3
. actually	2 -3 -7 0 0 9
. actually no	-1 0 -7 0 0 9
. also	7 -1 0 -1 0 -6
. and	10 -5 12 -2 -1 -15
. any	-5 12 -5 0 0 -1
. any day	-10 14 -3 0 0 -1
. anyway	5 -1 -1 -1 0 -2
. are	-1 -10 -6 21 -1 -4
. are both	-3 -8 0 12 0 -1
. ask	-6 -1 -1 -1 5 4
. ask for	0 0 -1 -1 6 -4
. back	-13 -1 45 -4 -2 -24
. both	-3 0 8 -2 -1 -1
. but	-26 -1 -6 0 0 34
. call	-2 -3 0 0 10 -4
. call me	-1 -2 0 0 7 -4
. can	-20 -3 6 -5 9 13
. can i	0 0 -2 5 -1 -2
. can not	-22 -1 2 0 -1 23
. can they	4 3 -1 -5 0 -1
. can you	2 -4 8 -10 10 -5
. could	5 0 6 -5 0 -5
. could we	-4 5 -1 0 0 0
. could you	1 -2 8 -8 3 -3
. could your	8 -1 -1 -3 0 -2
. disgusting	-5 0 -2 -1 -1 10
. do	28 -15 19 -25 -5 -3
. do not	5 -3 -1 -1 -3 2
. do you	6 -12 22 -10 -1 -4
. do your	9 0 -1 -8 0 -1
. does	9 -1 0 -7 0 -1
. either of	6 -1 -2 0 -1 -2
. first	-27 -1 0 0 0 29
. give	-2 -1 5 0 -2 0
. give us	-2 -1 5 0 -2 0
. good	5 0 0 0 0 -4
. got	4 -8 -2 -2 4 3
. greetings	5 -3 -16 -2 -3 19
. greetings $	-2 -2 -31 0 0 36
. greetings ,	3 -4 16 -1 -2 -12
. had	2 0 -4 -11 -1 15
. have	-6 -2 10 1 -1 -2
. have you	-5 -2 9 1 -1 -2
. he	-3 -3 0 -1 6 1
. hospital	-1 0 0 5 0 -3
. how	17 -1 -1 -10 0 -4
. how many	18 -2 -1 -12 0 -3
. i	21 -9 8 -14 -9 0
. i am	5 -4 -13 3 2 7
. i confirm	20 0 -1 -1 0 -18
. i did	-8 -2 11 0 -1 -1
. i do	-10 0 -10 -1 5 15
. i expect	-3 0 -2 -1 -1 7
. i have	8 -2 -6 -4 -8 13
. i mean	-3 6 0 0 0 -3
. i shall	17 -5 0 -2 -7 -3
. i teach	-6 1 7 -1 0 -1
. i took	-6 -2 4 0 -3 7
. i will	-7 -10 18 -3 -1 4
. i work	-1 5 -4 0 0 0
. i would	8 13 0 -5 -3 -13
. if	8 -2 -22 -3 -2 21
. if not	6 0 -3 0 0 -2
. if you	-12 4 -1 0 0 10
. if your	-19 -1 0 0 0 21
. in	7 -5 -1 0 0 0
. is	37 -18 1 -10 -4 -7
. is it	14 -2 0 -10 -1 -1
. is that	5 -4 0 -1 0 0
. is there	14 -14 5 0 -3 -3
. it	17 -1 -7 3 2 -14
. it is	15 -1 -7 4 2 -13
. just	6 -1 -1 -2 0 -3
. just get	5 -1 0 -2 0 -3
. key	5 -1 -1 -1 0 -2
. key safe	5 -1 -1 0 0 -3
. kind	12 -2 -2 0 -1 -7
. kind regards	12 -2 -2 0 -1 -7
. kindly	-5 -3 12 -4 1 -1
. kindly confirm	-1 0 -7 0 0 9
. kindly let	-3 0 8 -1 -1 -3
. leave	-20 0 -1 0 0 21
. let	6 0 -1 0 0 -5
. let me	6 0 -1 0 0 -5
. lift	8 -3 0 0 0 -4
. lift is	8 -3 0 0 0 -4
. may	1 -2 -1 -14 -1 16
. may i	-1 -1 -1 -14 0 17
. mind	6 -1 -2 0 0 -3
. mind the	6 -1 -2 0 0 -3
. mr	-1 0 -4 -1 14 -7
. my	10 2 -2 -3 -6 0
. my grandson	5 -2 -1 0 0 -2
. my husband	5 -1 2 0 -1 -5
. neither	-5 -3 11 0 0 -3
. new	-5 1 -1 10 -1 -5
. no	-45 -8 27 -6 -6 38
. no ,	-5 -3 -6 0 0 14
. no .	-3 -1 -12 -1 -1 17
. no for	-27 9 -7 0 0 26
. no good	-19 -4 40 0 -1 -15
. no scrap	6 -1 -5 0 0 0
. no to	-4 0 12 -1 -1 -5
. no wait	6 0 -13 -2 -1 10
. not	15 5 -3 -1 7 -22
. not Doffered	16 -4 -8 0 0 -3
. office	-3 0 -1 0 0 5
. oh	-22 0 -1 0 0 23
. ok	9 -2 -4 0 0 -3
. on	-1 -1 -3 -1 -1 5
. one	0 -1 -4 0 -2 7
. one star	-4 0 -2 -1 -1 9
. or	-7 -2 -8 0 0 18
. our	2 -4 -1 5 0 -2
. panto	-1 0 5 0 0 -3
. parking	5 0 0 0 0 -4
. parking is	5 0 0 0 0 -4
. phone	-5 -5 -6 -2 25 -8
. phone me	0 -1 -1 0 5 -2
. phonenumber	-7 -4 -3 -1 19 -4
. phonenumber ,	-2 -1 -2 0 6 0
. phonenumber .	-1 -1 -1 -1 5 -2
. please	-2 7 17 -8 -12 -2
. please advise	-8 0 15 -1 -1 -4
. please can	-7 8 -1 0 0 0
. please cancel	-4 0 -1 0 0 5
. please do	7 -1 -2 0 -3 -1
. please note	5 -2 0 -1 -1 -1
. please phone	-1 0 -1 0 5 -2
. please send	-4 0 9 0 -1 -2
. please take	-3 -2 -1 0 -1 8
. please tell	10 0 0 0 0 -9
. please use	13 0 -2 0 0 -10
. reception	6 -1 -1 -2 0 -2
. reception will	6 -1 -1 -2 0 -2
. regards ,	0 5 -1 0 -1 -4
. ring	-2 -3 -4 -2 15 -4
. ring the	-3 -1 -4 -2 12 -2
. s	5 -1 -1 0 -1 -1
. s .	5 -1 -1 0 -1 -1
. see	15 0 0 -1 0 -13
. see you	15 0 0 -1 0 -13
. send	-4 -1 8 -2 0 -1
. she	10 1 -6 -2 1 -4
. she says	8 -1 -5 -1 -1 -1
. shop	-14 22 -3 -1 -1 -4
. site	7 -2 0 0 -2 -3
. site contact	5 0 0 0 -2 -3
. so	-31 12 32 -1 -2 -10
. so Doffered	-6 15 -2 0 -1 -6
. so no	-5 -1 9 0 -1 -2
. so not	-6 0 9 0 0 -1
. so that	-16 0 16 0 0 0
. someone	7 -2 2 -3 9 -12
. sorry	19 -11 13 -4 -5 -13
. sorry $	-10 0 15 -2 -1 -2
. sorry about	-4 -1 7 0 0 -1
. sorry for	5 -2 1 0 -1 -3
. thanks	11 2 -11 6 -1 -5
. thanks $	19 -2 -3 11 0 -25
. thanks ,	-8 4 -4 2 2 4
. thanks .	8 -1 0 -5 0 -1
. thanks for	-10 0 -3 0 0 13
. thanks you	-6 2 -2 0 -1 7
. the	15 -3 -1 -11 -2 1
. the Doffered	6 -2 -2 0 0 -1
. the bell	9 0 -8 0 0 -1
. there	10 -3 -7 -2 -2 4
. there are	4 -1 -5 0 0 2
. there is	6 -2 -3 -1 -1 2
. third	9 -2 -6 0 0 -1
. third floor	8 -2 -6 0 0 -1
. this	-9 2 0 0 -3 10
. this mailbox	-9 2 0 0 -3 10
. try	-17 -9 15 -1 20 -8
. try again	-14 -3 25 -1 -1 -7
. unsubscribe	-3 0 -1 -1 -1 6
. we	9 14 -16 0 -6 -2
. we are	10 -2 -1 -2 -1 -4
. we have	2 1 -13 -2 -1 15
. we shall	-4 8 -1 0 0 -3
. we would	5 1 -1 0 0 -4
. well	-1 -1 -7 0 0 10
. what	2 -1 23 -15 -2 -8
. what else	-5 -6 19 -6 -1 -1
. which	-1 -1 0 5 0 -1
. will	0 -2 15 -7 -1 -6
. will be	-5 -1 2 0 0 4
. will it	6 0 -1 -5 0 0
. will let	-4 0 13 0 0 -8
. with	-6 0 7 0 0 -1
. with apologies	-6 -1 7 0 0 0
. would	2 6 -6 0 1 -2
. would Dfree	-3 6 -2 0 0 0
. would you	6 -3 -1 -1 0 -1
. yes	52 -6 -13 -6 -3 -23
. yes $	12 0 -5 -1 -1 -4
. yes .	22 0 -1 -2 -1 -18
. yes Doffered	8 -1 -3 -2 0 -2
. yes that	9 -3 -4 -1 -1 -1
. you	-9 -3 -1 -4 9 9
. you are	-5 -1 0 0 0 6
. you have	5 -1 -2 -1 -1 -1
. you ring	-2 0 0 -1 9 -6
. your	-13 -5 -1 -2 -5 26
?	-101 75 -58 164 -21 -124
? $	-23 5 -1 103 -32 -57
? ?	-9 -40 23 -2 -7 36
? ? $	-10 -1 -3 -26 -3 43
? ? i	-9 -17 23 7 -1 -2
? ? it	-3 -1 -1 -4 0 10
? ? quantity	-1 -3 0 -6 0 10
? ? that	-2 -5 0 8 0 0
? Dfull	-1 14 0 -12 0 0
? Dfull would	0 6 0 -5 0 0
? Doffered	16 5 -11 -8 -1 -1
? Doffered and	0 5 -5 0 0 0
? Dopen	-1 6 0 -5 0 0
? T	-11 11 -1 2 0 0
? got	0 12 0 -10 0 -1
? got that	0 11 0 -11 0 0
? greetings	-2 1 -1 5 -1 -2
? greetings ,	-2 1 -1 5 -1 -2
? he	3 -5 -1 4 0 -1
? i	-28 21 7 16 -7 -8
? i am	-9 10 8 -1 -1 -7
? i ask	0 0 0 8 -1 -7
? i finish	-5 6 0 -1 0 0
? i have	-9 9 -3 3 0 -1
? i ordered	0 0 0 10 -2 -8
? i will	10 -3 -1 -5 0 -2
? is	-7 -2 0 9 0 0
? it	-3 4 -2 -7 -1 10
? my	7 1 -3 3 -5 -4
? no	-9 -10 17 -3 6 -2
? no .	-4 -5 11 -1 -1 -1
? no good	-7 -3 11 -1 0 0
? on	-10 12 0 -2 0 0
? on the	-10 12 0 -2 0 0
? only	-7 18 -1 -9 -1 0
? only day	0 7 -1 -6 0 0
? our	-6 0 -2 19 -5 -5
? past	-4 0 0 6 0 -1
? phonenumber	0 -7 0 -1 9 0
? phonenumber $	0 -6 0 -1 7 0
? quantity	-7 -3 0 -2 -1 13
? quantity brought	-1 -1 0 -4 0 7
? quantity dropped	-1 -2 0 -4 0 7
? she	-4 -1 -1 12 -1 -4
? someone	-4 8 0 -4 0 0
? someone will	-4 8 0 -4 0 0
? thanks	0 3 -4 13 -1 -10
? thanks $	13 -4 -3 -5 1 -2
? thanks ,	-8 2 -1 16 -1 -8
? that	-8 10 0 -1 0 -1
? the	-13 -3 -4 27 -2 -5
? the hall	8 -1 -1 -3 0 -2
? there	-8 -5 -3 18 2 -4
? there is	-8 -5 -2 20 -1 -3
? we	-10 -2 -16 35 -2 -3
? we are	-4 1 -11 15 -1 -1
? we have	-2 0 -3 7 -1 -1
? we moved	0 -7 -2 10 0 -1
Dconflict	-150 -55 -27 -11 -17 249
Dconflict $	-16 -4 -1 -1 -1 23
Dconflict ,	-38 -9 -2 0 -2 52
Dconflict .	-16 8 -3 -1 -1 13
Dconflict . $	-16 -4 -3 -1 -1 25
Dconflict T	-9 -5 0 0 0 15
Dconflict for	-6 -2 -1 0 -1 11
Dconflict good	-6 -1 0 0 0 7
Dconflict is	19 -6 -11 -4 -2 4
Dconflict is best	-4 -1 -1 -1 0 7
Dconflict is good	-38 -2 0 0 0 40
Dconflict ok	-6 0 0 0 0 7
Dconflict please	10 -19 -2 -2 -6 20
Dconflict please $	40 -8 -2 -1 -4 -24
Dconflict please ,	-15 -9 0 0 -1 26
Dconflict please .	-15 -2 0 0 -1 18
Dconflict suits	-7 -1 -1 0 0 9
Dconflict thanks	-5 -1 -1 0 0 7
Dconflict will	-15 -1 0 0 0 17
Dconflict works	-9 -1 0 0 0 12
Dconflict works $	-6 -1 0 0 0 8
Dconflict would	-19 -6 -1 0 -1 27
Dconflict would be	-17 -5 -1 0 -1 24
Dconflict yes	-20 -1 0 0 0 21
Dfree	-258 260 -151 -106 -56 -110
Dfree $	-34 128 -36 -9 -8 -44
Dfree ,	-21 51 -6 -5 -4 -10
Dfree , either	-3 5 -1 0 0 0
Dfree , i	-3 7 -1 -1 -1 -3
Dfree .	-23 45 -12 -2 -4 -1
Dfree . $	-10 23 -4 -1 -1 -7
Dfree ?	-8 75 -24 -30 -3 -4
Dfree ? $	-4 37 -17 -11 -1 -1
Dfree ? Doffered	0 5 -5 0 0 0
Dfree Dfree	-2 5 0 -3 0 0
Dfree T	-10 27 -3 -4 -1 -5
Dfree T $	-2 7 -1 -1 0 -2
Dfree T please	-4 5 -1 0 0 0
Dfree and	-7 12 -3 0 -1 -1
Dfree and Dfree	-6 9 -2 0 0 -1
Dfree be	-3 6 -2 0 0 0
Dfree best	-4 5 0 0 0 -1
Dfree for	-7 11 0 -1 -2 -2
Dfree for me	-3 6 0 0 -1 -2
Dfree free	-1 6 -1 -4 0 0
Dfree free ?	-1 6 -1 -4 0 0
Dfree good	-5 9 -2 0 0 -1
Dfree good $	-4 7 -2 0 0 -1
Dfree i	-9 17 -3 -1 0 -5
Dfree i will	-6 10 0 0 0 -4
Dfree if	-16 29 -1 -2 -1 -7
Dfree if you	-2 9 0 -1 -1 -5
Dfree in	-3 5 -1 -1 0 0
Dfree instead	-2 13 -2 -5 -1 -2
Dfree is	-18 39 -10 -4 -2 -5
Dfree is good	-14 16 -1 0 0 0
Dfree is my	-2 6 -1 -1 -1 -1
Dfree my	-1 5 0 0 0 -3
Dfree not	-1 10 -7 0 0 -2
Dfree ok	-9 12 -1 -2 0 -1
Dfree ok $	-7 8 -1 0 0 0
Dfree or	-7 26 -3 -10 -1 -4
Dfree or Dfree	-6 23 -3 -8 -1 -4
Dfree please	-24 59 -16 -1 -6 -8
Dfree please $	-12 29 -8 0 -3 -5
Dfree please ,	-5 15 -6 0 -2 -1
Dfree please .	-4 6 -1 0 -1 0
Dfree possible	-2 11 -3 -4 -1 -1
Dfree possible $	-1 5 -2 0 -1 -1
Dfree thanks	-6 18 -1 0 0 -11
Dfree thanks $	-6 18 -1 0 0 -11
Dfree then	-1 8 -4 0 0 -2
Dfree when	-2 9 -2 0 -1 -4
Dfree when i	-1 7 -1 0 -1 -4
Dfree works	-21 31 -7 0 0 -3
Dfree works $	-19 26 -5 0 0 -2
Dfree would	-13 26 -7 -1 -1 -3
Dfree would be	-12 18 -3 0 -1 -2
Dfree x	-2 7 -4 0 0 -1
Dfree x $	-2 7 -4 0 0 -1
Dfree yes	-9 15 -4 -1 -1 0
Dfree yes $	-9 13 -4 0 0 0
Dfull	-87 131 -67 -21 -2 24
Dfull !	-5 4 0 0 -1 3
Dfull $	-9 -9 4 41 -10 -16
Dfull ,	-13 18 -9 -4 1 6
Dfull , i	-3 -2 -2 0 0 7
Dfull .	-21 25 -11 0 -6 14
Dfull . $	-6 13 -3 2 -2 -3
Dfull . i	2 -4 -3 0 -2 7
Dfull . please	-3 -2 0 0 0 5
Dfull ?	-13 60 -7 -27 0 -13
Dfull ? $	-3 18 -1 -9 -1 -3
Dfull ? ?	-3 2 -1 10 -1 -6
Dfull ? Dfull	-1 14 0 -12 0 0
Dfull ? it	-1 6 0 -3 0 -1
Dfull ? only	0 7 -1 -6 0 0
Dfull Dfree	0 12 0 0 0 -12
Dfull Dfull	5 -1 -1 0 0 -3
Dfull Dfull so	7 -5 0 0 0 -1
Dfull Doffered	15 -9 -3 -1 0 -2
Dfull T	-6 -1 -1 -7 4 12
Dfull T $	-9 15 0 -1 0 -5
Dfull T ,	-12 -7 0 0 0 20
Dfull T ?	11 -7 0 -6 3 0
Dfull T and	4 -5 0 0 2 0
Dfull and	5 -24 -4 10 2 11
Dfull and my	6 -5 0 0 0 0
Dfull and will	-9 -2 0 0 -1 12
Dfull any	-11 14 -1 -1 0 -2
Dfull any good	-10 12 -1 -1 0 -1
Dfull be	-10 13 -1 -1 0 -1
Dfull be possible	-8 10 -1 -1 0 -1
Dfull but	14 -7 -5 0 0 -2
Dfull i	27 9 -12 -10 -3 -11
Dfull i am	2 17 -1 -10 -1 -7
Dfull i can	25 -16 -5 0 0 -3
Dfull i have	-1 9 -6 0 -1 -1
Dfull if	-6 18 0 -4 -1 -7
Dfull if you	-4 8 0 -1 0 -2
Dfull in	1 -5 0 0 0 4
Dfull instead	-13 18 0 -4 0 -1
Dfull is	-7 16 -11 -3 -1 7
Dfull is Dfull	8 -6 0 -1 0 -1
Dfull is the	-5 15 -3 -2 0 -5
Dfull lol	-7 8 3 0 0 -3
Dfull lol $	-7 -1 9 0 0 0
Dfull no	10 -6 -3 0 0 -1
Dfull no ,	6 -5 -1 0 0 0
Dfull off	-5 1 6 0 0 -2
Dfull on	3 -8 0 -1 1 5
Dfull only	-6 12 0 0 0 -6
Dfull or	-3 26 -4 -2 -2 -16
Dfull please	-34 43 -5 -2 18 -19
Dfull please $	-12 21 0 0 1 -9
Dfull please ,	-3 7 -1 0 -1 -2
Dfull please .	-8 7 -1 0 2 0
Dfull so	33 -13 -3 -6 -2 -8
Dfull so can	-3 -3 8 0 -1 0
Dfull so get	12 -7 -1 -2 0 -2
Dfull so i	7 -6 0 0 0 -1
Dfull then	-2 6 0 -1 0 -3
Dfull to	-7 6 0 -2 8 -4
Dfull we	-4 9 -1 0 0 -3
Dfull would	-27 43 -1 -6 -3 -7
Dfull would be	-14 25 0 -5 -2 -3
Dfull would suits	-11 16 0 0 -1 -3
Doffered	84 -66 22 -58 -93 -91
Doffered !	22 -9 2 -2 -2 -11
Doffered ! !	12 -7 5 -1 -1 -7
Doffered ! $	5 -1 -1 0 0 -2
Doffered $	33 -68 27 37 -47 19
Doffered ,	76 -8 -24 -18 -4 -40
Doffered , Dfree	-4 11 -5 0 0 -1
Doffered , Doffered	29 -7 -17 0 -1 -4
Doffered , T	-6 7 -2 -5 -3 9
Doffered , and	10 0 -1 -1 0 -7
Doffered , any	-5 5 0 0 0 0
Doffered , at	5 -1 -4 0 0 0
Doffered , back	19 -3 -10 -1 0 -6
Doffered , but	-15 -1 -3 -1 22 -3
Doffered , either	8 -1 -7 0 0 0
Doffered , house	-8 9 0 0 0 0
Doffered , i	5 2 2 -1 -1 -7
Doffered , if	6 -1 0 0 -4 0
Doffered , in	-8 -1 0 0 0 10
Doffered , it	-2 -3 6 0 0 -1
Doffered , need	-4 -1 -1 0 0 7
Doffered , no	-10 -3 -4 -1 -1 19
Doffered , not	13 -4 -6 0 -1 -3
Doffered , on	7 -1 -3 0 -2 -1
Doffered , only	12 -11 0 0 0 0
Doffered , please	6 -3 -1 0 -1 -1
Doffered , so	1 9 -6 0 -1 -3
Doffered , the	-4 -4 13 -1 0 -3
Doffered , then	8 -3 -1 -1 0 -3
Doffered , will	7 -2 8 0 0 -12
Doffered , would	-6 8 -1 0 0 -1
Doffered .	65 42 -68 -17 -32 9
Doffered . $	4 -2 -1 -2 -5 5
Doffered . .	-2 6 -1 0 0 -2
Doffered . Dfree	-23 35 -7 -1 0 -4
Doffered . Dfull	-2 8 -2 0 0 -4
Doffered . Doffered	47 -7 -23 0 -2 -14
Doffered . Dopen	-8 11 -2 0 0 -1
Doffered . O	5 -2 -2 0 0 -1
Doffered . T	-50 52 0 0 0 -1
Doffered . and	21 -2 -2 -2 -1 -15
Doffered . any	-3 5 -1 0 0 -1
Doffered . can	-20 0 -3 0 0 24
Doffered . could	-8 3 -1 7 0 0
Doffered . do	10 -3 2 -5 -2 -2
Doffered . give	-2 -1 5 0 -2 0
Doffered . got	7 -6 0 0 0 0
Doffered . i	20 3 -11 -1 -2 -10
Doffered . if	-20 -2 -1 0 0 22
Doffered . is	9 -7 0 -2 0 0
Doffered . lift	5 -1 0 0 0 -3
Doffered . my	9 -3 -1 0 0 -4
Doffered . no	-5 -6 -11 -1 -1 23
Doffered . not	13 -5 -5 0 0 -2
Doffered . please	0 7 -1 0 -3 -2
Doffered . sorry	5 -3 -1 0 0 -1
Doffered . thanks	11 -3 0 -5 0 -3
Doffered . there	7 -1 -1 0 0 -4
Doffered . would	5 -3 0 -1 0 0
Doffered . yes	6 -1 -3 0 0 -2
Doffered . you	-6 -1 -1 -1 -2 12
Doffered . your	-8 0 -1 0 0 8
Doffered ?	31 -9 -2 -6 3 -17
Doffered ? $	58 -28 -11 -8 -2 -10
Doffered ? ?	5 -3 4 -4 0 -2
Doffered ? i	-11 8 0 5 0 -1
Doffered ? no	-8 -6 10 -3 7 -1
Doffered ? only	-7 10 0 -3 0 0
Doffered Dfull	4 -14 -5 18 -1 -3
Doffered Doffered	42 -8 -11 -5 -3 -15
Doffered Doffered $	11 -3 -1 -1 0 -6
Doffered Doffered or	16 0 -11 -2 0 -2
Doffered Doffered then	6 -2 -1 -1 0 -2
Doffered T	38 40 -8 -10 -9 -57
Doffered T $	-52 80 11 -8 -5 -26
Doffered T ,	30 -32 -8 8 4 -3
Doffered T .	54 -30 -13 -1 -2 -7
Doffered T ?	-12 20 -1 -8 0 0
Doffered T and	-8 -5 12 0 1 0
Doffered T before	5 -4 0 0 0 0
Doffered T for	10 -8 0 0 -1 -1
Doffered T good	7 -6 0 0 0 -1
Doffered T instead	-36 40 -1 -2 0 0
Doffered T is	-6 11 -3 0 1 -3
Doffered T it	5 -5 0 0 0 0
Doffered T mate	8 -7 -1 0 0 -1
Doffered T not	-28 36 -7 0 0 0
Doffered T noted	6 -4 0 0 0 -1
Doffered T one	6 -5 0 0 0 0
Doffered T only	-35 36 0 0 0 0
Doffered T please	38 -30 -5 0 -1 -1
Doffered T rather	-5 9 -2 -1 -1 0
Doffered T so	13 -6 -6 0 0 -1
Doffered T thanks	17 -8 -7 0 0 -1
Doffered T then	6 -4 -1 0 0 0
Doffered T works	15 -12 -1 0 -1 -1
Doffered T would	12 -8 0 -2 0 -2
Doffered T yes	8 -7 -1 -1 0 0
Doffered a	13 -2 -8 0 -1 -2
Doffered actually	-5 0 -1 0 7 -1
Doffered all	-7 -6 -8 0 0 22
Doffered all day	-8 -6 -7 0 0 22
Doffered and	-32 9 13 -9 -8 28
Doffered and Doffered	-8 11 5 -1 -1 -6
Doffered and T	-31 -2 -2 -1 0 36
Doffered and i	-10 9 1 -1 -1 3
Doffered and not	-7 1 12 -1 0 -4
Doffered and the	7 -4 1 2 0 -5
Doffered and will	-6 0 15 -1 0 -8
Doffered are	-26 2 -1 -2 0 26
Doffered as	18 -8 -29 -2 -2 23
Doffered as i	20 -1 -6 0 -1 -12
Doffered at	14 -3 1 -1 -3 -8
Doffered bab	5 -1 -1 0 0 -3
Doffered be	17 -6 -6 -3 0 -1
Doffered because	20 -6 -5 -2 -1 -5
Doffered because i	8 -4 -1 -1 -1 -1
Doffered before	5 6 -3 -2 -2 -4
Doffered before the	12 -5 -2 -2 -1 -3
Doffered both	9 -1 -6 -2 0 0
Doffered both good	5 0 -5 0 0 0
Doffered bud	-5 12 -5 0 0 -1
Doffered but	13 62 -53 -9 -8 -7
Doffered but Dfree	0 6 -5 0 0 0
Doffered but Doffered	-7 -9 -12 -1 -1 30
Doffered but T	-53 65 -3 -2 -1 -7
Doffered but can	13 -5 -4 -1 0 -3
Doffered but he	12 -4 -1 -1 0 -6
Doffered but i	17 -28 4 -1 -1 9
Doffered but my	3 -5 3 0 0 0
Doffered but not	62 -20 -31 -1 -1 -10
Doffered but only	20 -17 -1 0 0 -1
Doffered but tell	5 -3 -1 0 0 -1
Doffered but the	-30 33 -1 0 0 -2
Doffered can	3 -13 9 10 -1 -8
Doffered can i	-8 -2 0 12 0 -2
Doffered clashes	-28 -2 38 -2 0 -5
Doffered come	34 -1 -25 -4 0 -4
Doffered cost	-24 -7 -4 46 -2 -10
Doffered cost more	-6 -2 -2 15 0 -5
Doffered day	11 -8 -1 0 0 -2
Doffered definitely	-33 -7 -3 5 0 38
Doffered definitely $	9 -2 -2 0 0 -5
Doffered definitely .	-41 -2 -1 0 0 44
Doffered do	-25 33 -2 -1 -1 -4
Doffered does	-35 -1 -2 0 -1 39
Doffered does not	-35 -1 -2 0 -1 39
Doffered for	17 2 -15 -2 -2 0
Doffered for me	10 -2 -2 -1 -1 -4
Doffered for us	7 7 -12 0 0 -2
Doffered free	-1 -2 8 0 0 -5
Doffered good	35 -12 -13 -2 -1 -6
Doffered good $	6 -1 -3 0 0 -1
Doffered good ,	10 -3 -4 -1 0 -2
Doffered good but	8 -4 -3 0 0 0
Doffered haha	13 -3 -6 0 -1 -3
Doffered has	13 0 -1 -1 0 -10
Doffered i	9 -4 44 -19 -8 -20
Doffered i am	25 -12 15 -7 -2 -18
Doffered i can	-10 20 13 -3 -5 -16
Doffered i have	-15 1 20 -2 0 -4
Doffered i suppose	30 -4 -7 -3 -1 -17
Doffered i will	-7 0 7 0 1 0
Doffered if	35 -17 -8 13 -3 -19
Doffered if i	-13 -4 3 18 -1 -4
Doffered if it	5 -2 -1 -1 0 -1
Doffered if my	7 -2 0 -1 -1 -3
Doffered if possible	10 -2 -6 0 0 -1
Doffered if you	7 -3 -1 -1 0 -2
Doffered in	-3 -3 -43 -2 -1 52
Doffered in the	0 -3 -11 -2 -1 16
Doffered innit	9 -2 -1 -1 0 -5
Doffered innit $	9 -2 -1 -1 0 -5
Doffered inshallah	5 -1 0 0 0 -3
Doffered instead	-22 39 -2 -13 0 -2
Doffered instead $	-21 23 -1 0 0 -1
Doffered instead ,	-4 5 0 -1 0 -1
Doffered is	20 -25 26 -45 -16 39
Doffered is a	-20 -9 53 -1 -2 -21
Doffered is best	19 -2 -8 -1 -1 -8
Doffered is better	18 -3 -3 0 0 -11
Doffered is bin	-6 -7 -10 -4 0 27
Doffered is gone	5 2 -1 -1 0 -4
Doffered is good	34 1 -29 -5 -5 6
Doffered is my	-10 -2 16 -1 0 -3
Doffered is no	-51 13 8 -1 -1 31
Doffered is not	-24 -2 11 0 0 15
Doffered is ok	15 10 -3 -7 -1 -14
Doffered is out	-20 14 -6 0 0 13
Doffered is possible	38 -7 -3 -27 0 -1
Doffered is the	31 -5 -7 -3 -2 -13
Doffered is what	12 0 0 0 0 -11
Doffered is when	2 -4 -2 7 0 -3
Doffered is yes	7 -2 -2 0 0 -3
Doffered it	41 -17 -9 -3 -2 -10
Doffered it is	29 -11 -4 -3 -1 -9
Doffered it must	9 -2 -5 0 -1 0
Doffered just	16 -1 -10 -2 0 -2
Doffered lol	10 -3 8 -1 -1 -13
Doffered lol $	4 -4 9 0 0 -8
Doffered love	19 -2 -11 0 0 -5
Doffered mate	5 -1 -1 0 -2 -1
Doffered might	-17 -2 -3 0 22 -1
Doffered my	20 -9 -3 -2 -1 -5
Doffered no	-22 -8 16 -2 -3 19
Doffered no $	-36 -5 4 -1 -1 39
Doffered no ,	-19 -1 23 0 0 -3
Doffered no .	-25 -3 34 0 -1 -5
Doffered no Doffered	-3 -1 9 0 0 -4
Doffered no dentist	6 -1 -1 0 0 -4
Doffered no good	12 -1 -10 0 0 0
Doffered not	-19 -10 35 -1 -1 -5
Doffered not the	12 -6 -3 0 0 -2
Doffered notmind	6 -2 -1 -2 0 -1
Doffered off	-20 -6 -9 -1 0 36
Doffered ok	42 -9 -8 -17 -1 -7
Doffered ok $	6 -1 -5 0 0 -1
Doffered ok ?	20 -3 0 -16 0 -1
Doffered ok but	5 -2 -2 0 0 -1
Doffered on	7 -1 1 -2 -1 -4
Doffered on the	10 1 -6 -1 -1 -3
Doffered one	37 -18 -8 -1 -2 -9
Doffered one $	14 -5 -3 -2 0 -5
Doffered one ,	8 -3 -1 -1 -1 -1
Doffered one please	22 -11 -1 -10 0 -1
Doffered only	22 -8 -8 -2 -1 -3
Doffered only $	5 -2 -1 -1 0 -1
Doffered or	27 -6 10 3 -3 -30
Doffered or Doffered	17 -4 18 -1 -2 -28
Doffered pal	15 -7 -1 -2 0 -4
Doffered pal $	14 -6 -1 -1 0 -4
Doffered past	-4 0 -1 0 0 6
Doffered please	87 -50 0 -14 -13 -33
Doffered please $	18 -19 23 -2 -4 -13
Doffered please ,	39 -11 -19 -1 -1 -4
Doffered please .	17 3 -9 -5 -3 -4
Doffered please ?	9 -5 -1 -2 0 0
Doffered please before	7 -3 0 -1 -1 -1
Doffered please i	-10 -2 15 0 -1 -2
Doffered provided	8 -1 -1 0 0 -5
Doffered provided it	6 0 0 0 0 -5
Doffered rather	7 -1 -1 -1 0 -3
Doffered rather than	7 -1 -1 -1 0 -3
Doffered secondchoice	10 -1 -2 -1 0 -5
Doffered secondchoice Doffered	10 -1 -2 -1 0 -5
Doffered should	5 -1 0 0 0 -3
Doffered should be	5 -1 0 0 0 -3
Doffered slot	5 -1 -2 0 0 -2
Doffered so	40 13 -27 -8 -2 -13
Doffered so Dfree	-23 26 -1 -1 0 -1
Doffered so Doffered	41 -7 -20 -2 -1 -11
Doffered so O	12 -1 -9 0 0 -1
Doffered so any	-5 6 0 0 0 0
Doffered so anything	-5 7 -1 0 0 -1
Doffered so can	-6 0 6 0 0 0
Doffered so i	3 -6 -2 -1 0 7
Doffered so it	6 -1 -1 -2 0 -1
Doffered so no	8 1 -8 0 0 0
Doffered so nobody	-14 -3 19 0 0 -2
Doffered so that	6 -3 -3 0 0 -1
Doffered sorry	3 6 -3 -1 -1 -3
Doffered suits	23 -7 -8 -3 -1 -4
Doffered suits ,	7 -2 -4 0 0 -1
Doffered suits .	7 -1 -1 -2 -1 -2
Doffered thanks	17 -9 23 -2 -3 -26
Doffered thanks $	-6 -5 28 -1 -1 -15
Doffered thanks ,	5 -1 -1 0 -2 -1
Doffered thanks .	5 -1 -1 0 0 -3
Doffered the	-3 -5 11 5 -1 -7
Doffered the same	-13 -3 14 3 0 0
Doffered then	40 -12 -9 -3 -1 -14
Doffered then $	19 -8 -6 -1 -1 -4
Doffered then .	6 -1 -1 0 0 -3
Doffered time	9 -4 0 0 -3 -2
Doffered time T	9 -4 0 0 -3 -2
Doffered unless	6 -2 -1 -1 0 -3
Doffered was	-8 -1 -4 -2 0 15
Doffered we	7 -1 -2 -1 -1 -2
Doffered when	8 -2 -11 -1 -2 8
Doffered whichever	7 -1 -5 -1 0 -1
Doffered will	10 -5 -4 13 -1 -11
Doffered will do	10 -3 -3 -1 0 -3
Doffered with	7 -1 -3 1 0 -3
Doffered work	-16 -1 17 0 0 0
Doffered work .	-16 -1 17 0 0 0
Doffered works	53 -20 -27 -6 -4 6
Doffered works $	31 -8 -12 0 -1 -10
Doffered works ,	15 -3 -2 -2 -1 -7
Doffered works .	10 -2 -3 0 -1 -4
Doffered works for	-29 -1 -6 0 -1 38
Doffered works thanks	7 -2 -2 0 0 -2
Doffered would	35 -39 24 -3 -3 -13
Doffered would be	19 -27 17 -1 -1 -7
Doffered would have	-8 -2 13 -2 0 -1
Doffered would suits	8 -3 -3 0 0 -1
Doffered would work	10 -5 -1 -1 0 -4
Doffered x	10 -6 6 -1 -1 -8
Doffered x $	10 -6 6 -1 -1 -8
Doffered xx	2 -1 -8 -1 0 9
Doffered xx $	2 -1 -8 -1 0 9
Doffered yes	-1 11 -51 -3 -3 50
Doffered yes !	11 -7 -2 0 0 -1
Doffered yes $	25 -7 -8 -1 -1 -9
Doffered yes ,	14 -5 -1 0 0 -8
Doffered yes .	-3 -3 -6 0 -1 14
Doffered yes Doffered	-32 -2 -11 -1 0 46
Doffered yes but	-57 38 -9 -1 -1 29
Doffered yes thanks	11 -1 0 0 0 -10
Doffered yes to	25 -1 -13 -1 0 -10
Dopen	-247 241 -74 -67 -37 -88
Dopen $	-23 83 -20 -5 -5 -24
Dopen ,	-45 74 -5 -4 -3 -12
Dopen , T	-12 20 -2 -2 -1 -2
Dopen , either	-6 6 0 0 0 0
Dopen , notmind	-6 7 0 0 0 0
Dopen .	-18 35 -9 -1 -1 -6
Dopen . $	-15 21 -1 0 -1 -4
Dopen ?	-10 44 -8 -21 -2 -1
Dopen ? $	-2 15 -3 -10 0 0
Dopen ? ?	0 5 0 -4 0 -1
Dopen ? Dopen	-1 5 0 -4 0 0
Dopen ? i	0 9 -3 -6 -1 0
Dopen ? thanks	-4 5 0 0 0 0
Dopen O	-3 5 0 0 0 -1
Dopen T	-34 75 -9 -11 -5 -13
Dopen T $	-6 19 -1 -2 -1 -7
Dopen T .	-4 11 -5 0 0 -1
Dopen T ?	0 8 -3 -4 0 0
Dopen T like	0 -8 9 0 0 -1
Dopen T please	-4 7 -1 0 -1 -1
Dopen T would	-5 9 -2 -1 0 0
Dopen and	1 -4 -2 5 0 -1
Dopen any	-2 6 -1 -1 0 -1
Dopen anytime	-4 5 0 0 0 -1
Dopen i	-2 5 -1 0 0 -2
Dopen i am	-2 5 -1 0 0 -2
Dopen if	-7 9 0 -1 0 -1
Dopen instead	-2 8 -1 -3 -1 -3
Dopen is	-29 48 -8 -4 -2 -3
Dopen is better	-2 7 -1 -2 -1 -1
Dopen is good	-18 21 -2 0 0 -1
Dopen is ok	-4 9 -5 0 0 0
Dopen please	-24 38 -2 -1 -4 -6
Dopen please $	-3 7 0 0 -1 -2
Dopen please ,	-8 11 -1 0 -1 -1
Dopen please .	-5 6 0 0 -1 -1
Dopen would	-6 12 -2 -1 -1 -3
Dopen would be	-6 11 -2 -1 -1 -3
Dopen x	-3 7 -1 0 0 -2
Dopen x $	-3 7 -1 0 0 -2
Dopen yes	-4 6 -1 0 0 0
O	80 -5 -53 11 -36 -22
O !	-3 -1 -1 0 5 0
O ! !	-3 -1 -1 0 5 0
O $	52 -14 -34 -7 -7 13
O ,	40 -6 0 -8 -4 -22
O , been	7 -2 0 0 -1 -4
O , thanks	5 -1 0 0 0 -4
O .	19 -7 6 -7 -5 -7
O . $	15 1 0 0 -1 -15
O . please	-3 -2 8 -1 -1 0
O ?	-1 -3 0 5 0 0
O Dfull	0 -3 0 6 0 -2
O Dfull $	0 -3 0 6 0 -2
O Doffered	-58 69 -5 -1 0 -4
O Doffered $	-59 69 -5 -1 0 -4
O Dopen	-20 30 -1 0 -1 -8
O Dopen please	-4 5 0 0 0 -1
O and	-10 -2 -1 -2 0 15
O arrived	-6 0 -1 -1 -2 10
O arrived with	-6 0 -1 -1 -2 10
O for	24 -4 -5 -2 -2 -10
O for us	20 -4 -5 -2 -2 -8
O i	2 -1 0 7 0 -8
O i can	-1 -1 0 7 0 -5
O if	16 -2 0 -3 0 -11
O if i	10 -1 0 -2 0 -7
O if it	6 -1 0 -1 0 -3
O in	-1 -5 0 7 0 -1
O is	5 -4 8 -1 0 -7
O is good	9 -2 -2 0 0 -6
O on	8 -2 -3 2 0 -5
O on Doffered	10 -2 -3 0 0 -5
O one	-16 3 0 -2 -1 15
O please	18 -26 -8 -4 -10 32
O please $	-32 -17 -4 -3 -6 63
O please ,	10 -1 0 0 -1 -8
O please .	16 -4 -1 0 -2 -9
O please we	6 -1 -1 0 0 -3
O thanks	4 -5 -3 -1 -1 6
O thanks $	-14 -4 -2 -1 -1 23
O thanks you	16 -1 0 0 0 -14
O works	9 -1 0 0 -2 -6
O would	6 -3 0 0 0 -3
O would be	6 -3 0 0 0 -3
T	35 81 -64 -25 -3 -64
T $	14 12 -36 28 -1 -6
T ,	9 5 -18 3 8 -5
T , Doffered	11 -3 -5 0 0 -2
T , T	-9 12 0 0 0 -3
T , and	-7 -5 0 9 3 0
T , got	7 -6 0 0 0 -1
T , i	-21 34 -2 -2 -1 -8
T , otherwise	10 -4 -3 0 -1 -2
T , please	12 -10 0 0 -1 -2
T , school	12 -11 0 0 0 -1
T , so	-11 12 0 0 0 -1
T , we	-6 6 0 0 0 0
T .	-12 -4 25 -17 1 10
T . $	-4 18 -13 -5 10 -4
T . Doffered	-10 3 11 -4 0 0
T . T	10 -6 0 -2 0 -2
T . i	16 -8 -3 0 -1 -4
T . if	-6 -6 0 0 -3 15
T . please	5 -2 -3 0 0 0
T . so	-16 17 0 0 0 0
T . the	-9 -3 0 -1 0 14
T ?	-6 4 7 -17 0 12
T ? $	6 22 -5 -21 -1 -1
T ? ?	-2 -29 12 8 -1 13
T ? i	-8 13 -2 -2 -1 0
T Doffered	-43 68 -9 -9 0 -6
T Doffered $	13 -7 -2 -1 0 -3
T Doffered ?	-17 27 -3 -7 0 0
T Dopen	-13 29 -1 -9 -2 -4
T Dopen ?	-1 7 0 -5 0 0
T Dopen is	-4 6 0 -1 0 -1
T a	5 -4 0 0 0 0
T after	16 -3 -11 0 0 -1
T and	-23 0 16 11 0 -3
T and i	-4 2 -7 9 0 0
T any	-50 52 -3 -1 4 -2
T any T	-14 17 -2 0 1 -1
T are	-14 13 7 -2 1 -5
T as	17 -11 -1 -4 0 -1
T as i	16 -10 -1 -3 0 -1
T at	-16 8 12 -1 -1 -3
T be	-5 7 0 -1 0 0
T be possible	-5 6 0 -1 0 0
T because i	-4 5 0 0 0 -1
T before	5 -7 0 4 -2 -1
T before the	5 -4 0 0 0 0
T but	30 -19 -7 -1 -2 -1
T but T	28 -17 -6 -1 -2 -1
T every	-8 4 6 -1 -1 -1
T every day	-8 4 6 -1 -1 -1
T for	31 -24 -4 -2 6 -7
T for a	5 -4 0 0 0 0
T for me	14 -6 -2 -1 -2 -3
T good	17 -11 -3 0 0 -2
T good $	7 -6 0 0 0 -1
T i	19 -8 -4 -2 -1 -3
T i am	11 -6 -3 -1 0 -1
T if	-19 16 -2 -2 -1 9
T if possible	-9 11 -1 0 0 -1
T if that	-5 6 0 0 0 0
T instead	-37 41 -1 -2 -1 0
T instead ?	-6 9 0 -2 0 0
T instead please	-27 28 0 0 0 0
T is	28 -22 -11 9 3 -7
T is good	14 -10 -1 0 0 -3
T is my	3 -5 -2 0 4 0
T is ok	19 -12 -6 0 -1 0
T is the	-1 -7 0 11 0 -2
T is yes	6 -6 0 0 0 0
T ish	-22 23 0 0 0 0
T it	5 -6 0 2 0 0
T it is	5 -5 0 0 0 0
T like	4 -9 9 0 0 -3
T mate	8 -7 -1 0 0 -1
T not	-46 57 -8 0 0 -3
T not T	-35 40 -1 0 0 -2
T noted	8 -5 0 0 0 -2
T of	-4 5 0 0 0 0
T of Dopen	-5 6 0 0 0 0
T off	9 -5 -1 0 -1 -1
T off work	7 -4 -1 0 -1 -1
T on	0 29 -15 -18 -3 6
T on Doffered	6 10 -13 -16 -2 15
T on Dopen	-2 7 -1 -2 -1 -1
T on the	-8 18 -1 -5 -1 -4
T one	43 -1 -7 -11 -5 -20
T one $	30 -13 -2 -3 -1 -11
T one ,	13 1 -2 -3 -2 -7
T one if	-17 17 0 0 0 0
T one please	7 -5 -1 -1 -1 -1
T only	-52 53 0 0 0 0
T only ,	-51 52 0 0 0 0
T or	-31 -22 -4 66 -1 -7
T or T	-38 -10 -2 58 -1 -6
T phonenumber	-3 -6 -10 0 21 -1
T please	15 24 -14 -2 -10 -11
T please $	9 6 -2 -1 -4 -8
T please ,	5 4 -3 0 -4 -2
T please .	-8 14 -5 0 -1 0
T please i	5 -1 -3 0 -1 0
T rather	-10 14 -2 -1 -1 0
T rather than	-10 14 -2 -1 -1 0
T slot	32 -7 -1 -14 -2 -9
T slot $	13 -8 0 -1 0 -4
T slot ,	7 -4 0 0 0 -2
T slot please	11 -8 0 0 -1 -2
T so	52 -30 -5 -3 -2 -11
T so Doffered	7 -2 -4 0 0 -1
T so O	6 -4 0 0 0 -2
T so T	11 -4 -3 -1 -1 -2
T so needs	11 -8 0 0 0 -2
T so no	-7 -2 9 0 0 -1
T so not	8 -5 -3 0 0 0
T start	10 -4 -1 -1 -2 -2
T thanks	16 -7 -7 0 0 -1
T thanks ,	11 -4 -7 0 0 0
T that	0 7 0 -6 0 0
T that is	7 -3 0 -5 0 0
T the	-94 87 -1 8 0 -1
T then	19 -13 -2 -2 -1 -1
T then i	9 -6 0 -1 0 -1
T though	-53 54 0 0 0 0
T when	-20 25 -2 -1 0 -2
T when i	-20 24 -2 -1 0 -2
T will	12 -7 -1 -1 -2 -1
T with	-11 -4 15 0 0 0
T works	25 -18 -1 -1 -1 -3
T works $	8 -6 -1 0 0 -1
T works ,	11 -9 -1 0 0 -1
T would	-3 5 -5 -4 -1 8
T would be	-3 3 -3 -4 -1 8
T yes $	-5 7 -1 0 0 0
^	36 -1 -37 -26 -49 45
^ !	47 0 -5 -3 -1 -38
^ $	91 -19 -63 -75 -34 102
^ ,	6 -4 -9 -2 -1 10
^ , aside	-1 -1 -2 -1 -1 6
^ , we	-1 -1 -7 0 0 10
^ .	25 -2 -19 -4 -5 5
^ ?	-12 -3 -7 -56 -2 80
^ ? ?	-5 -1 -2 -5 -1 13
^ Dconflict	-52 -32 -20 -9 -12 129
^ Dconflict $	-4 -3 -1 -1 -1 9
^ Dconflict ,	-6 -1 -1 0 0 7
^ Dconflict T	-9 -5 0 0 0 15
^ Dconflict for	-6 -2 -1 0 -1 11
^ Dconflict good	-6 -1 0 0 0 7
^ Dconflict is	25 -5 -11 -4 -2 -2
^ Dconflict ok	-6 0 0 0 0 7
^ Dconflict please	28 -14 -2 -1 -4 -5
^ Dconflict suits	-7 -1 -1 0 0 9
^ Dconflict thanks	-5 -1 0 0 0 6
^ Dconflict works	-6 -1 0 0 0 8
^ Dconflict would	-15 -5 -1 0 -1 22
^ Dconflict yes	-20 -1 0 0 0 21
^ Dfree	-73 134 -30 -32 -22 -40
^ Dfree $	-6 37 -1 -2 -2 -17
^ Dfree ,	-4 11 -1 -1 -1 -3
^ Dfree ?	0 5 0 -3 0 -1
^ Dfree T	-4 9 -1 -1 -1 -3
^ Dfree for	-3 6 0 0 -1 -2
^ Dfree if	-2 6 -1 -1 -1 -2
^ Dfree is	-1 6 -1 -1 -1 -2
^ Dfree not	-1 10 -7 0 0 -2
^ Dfree or	-1 12 0 -5 -1 -4
^ Dfree please	-9 25 -5 -1 -3 -5
^ Dfree thanks	-2 6 0 0 0 -3
^ Dfree would	-7 10 -1 0 -1 -2
^ Dfull	-14 159 -45 -41 -18 -47
^ Dfull $	21 82 -7 -9 -6 -80
^ Dfull ,	-5 14 -5 0 -1 -3
^ Dfull ?	-6 32 -3 -12 -2 -9
^ Dfull Doffered	6 -5 0 0 0 -1
^ Dfull T	-2 10 0 -1 -1 -6
^ Dfull any	-6 9 0 0 0 -2
^ Dfull i	25 -16 -5 0 0 -3
^ Dfull if	-3 14 0 -4 -1 -6
^ Dfull is	-5 8 -9 -3 -1 10
^ Dfull no	10 -6 -3 0 0 -1
^ Dfull only	-6 12 0 0 0 -6
^ Dfull please	-19 35 -3 -1 -2 -9
^ Dfull would	-14 19 0 0 -1 -3
^ Doffered	94 -42 -58 -78 -51 -67
^ Doffered !	16 -2 -8 -1 -1 -4
^ Doffered $	106 -19 -20 -7 -2 -58
^ Doffered ,	54 -9 -22 -6 14 -25
^ Doffered .	62 11 -20 -11 -6 -33
^ Doffered ?	-16 -11 13 9 6 -2
^ Doffered T	-4 78 -24 1 -8 -29
^ Doffered a	11 -2 -8 0 -1 -1
^ Doffered actually	-5 0 -1 0 7 -1
^ Doffered all	6 -4 -1 0 0 -1
^ Doffered and	17 13 -20 -1 -3 -5
^ Doffered are	-24 -1 -1 -1 0 26
^ Doffered as	6 -2 0 -1 0 -3
^ Doffered at	10 -2 -1 0 -3 -4
^ Doffered bab	5 -1 -1 0 0 -3
^ Doffered because	14 -6 -2 -2 -1 -4
^ Doffered before	8 -4 0 -1 0 -2
^ Doffered but	-29 99 -36 -4 -3 -27
^ Doffered day	11 -8 -1 0 0 -2
^ Doffered definitely	-31 -4 -3 -1 0 39
^ Doffered for	13 -3 -4 0 -1 -4
^ Doffered good	29 -11 -9 -2 -1 -5
^ Doffered haha	13 -3 -6 0 -1 -3
^ Doffered i	-56 -2 42 -4 -4 24
^ Doffered if	34 -10 -10 -3 -1 -9
^ Doffered innit	5 -1 -1 0 0 -2
^ Doffered is	-87 10 63 -11 -11 52
^ Doffered it	16 -4 -3 -2 0 -6
^ Doffered lol	11 -3 -1 0 0 -6
^ Doffered mate	5 -1 -1 0 -2 -1
^ Doffered no	-41 -3 57 -1 -1 -10
^ Doffered not	-34 -4 40 0 0 -2
^ Doffered ok	13 -5 -3 -1 0 -3
^ Doffered on	5 2 -5 -1 0 -2
^ Doffered one	7 -2 -2 -1 0 -2
^ Doffered only	16 -6 -7 -1 -1 -2
^ Doffered or	38 -6 -15 -8 -1 -7
^ Doffered please	54 -11 -9 -7 -6 -17
^ Doffered should	5 -1 0 0 0 -3
^ Doffered so	7 -5 -1 -1 0 0
^ Doffered suits	18 -5 -5 -3 -1 -4
^ Doffered thanks	25 -4 -7 -1 -2 -10
^ Doffered the	5 -1 0 0 0 -3
^ Doffered then	5 -3 -1 0 0 -1
^ Doffered unless	6 -1 -1 -1 0 -3
^ Doffered we	-7 -1 8 0 0 -1
^ Doffered will	-8 -2 -1 14 0 -3
^ Doffered works	13 -10 -11 -3 -3 16
^ Doffered would	26 -15 3 -3 -1 -8
^ Doffered x	5 -2 -1 0 0 -1
^ Doffered yes	-72 28 -26 -2 -2 73
^ Dopen	-65 124 -14 -19 -14 -49
^ Dopen $	-4 20 -2 -1 -1 -12
^ Dopen ,	-6 16 -1 -1 -1 -5
^ Dopen O	-3 5 0 0 0 -1
^ Dopen T	-9 32 -1 -4 -3 -8
^ Dopen anytime	-4 5 0 0 0 -1
^ Dopen if	-3 5 0 0 0 -1
^ Dopen is	-2 6 0 -2 -1 -1
^ Dopen please	-10 19 -1 -1 -2 -4
^ Dopen would	-3 5 -1 0 -1 -1
^ Dopen x	-3 7 -1 0 0 -2
^ O	124 -84 -28 -34 -29 18
^ O $	7 -30 -7 -11 -6 49
^ O ,	38 -9 -5 -2 -2 -20
^ O .	33 -5 -1 -5 -3 -18
^ O Dopen	-4 5 0 0 0 -1
^ O for	13 -2 -1 -1 -1 -8
^ O if	10 -1 0 -2 0 -7
^ O is	7 -1 0 -1 0 -4
^ O please	15 -25 -7 -4 -10 33
^ O thanks	-4 -5 -2 -1 -1 13
^ O works	9 -1 0 0 -2 -6
^ O would	6 -3 0 0 0 -3
^ T	85 -28 0 18 -23 -55
^ T $	98 -52 -3 -8 -4 -31
^ T .	10 -10 -1 -4 -1 6
^ T ?	-10 -11 15 7 -1 -1
^ T Doffered	2 9 -4 -1 0 -5
^ T Dopen	-5 14 -1 -5 -1 -2
^ T any	-30 33 -1 -1 0 -1
^ T are	-6 -4 15 -1 0 -3
^ T good	5 -3 0 0 0 -1
^ T is	0 -9 0 12 0 -2
^ T of	-4 5 0 0 0 0
^ T on	-35 20 -4 -8 -1 29
^ T one	44 -21 -4 -8 -3 -9
^ T please	59 -42 -3 -1 -6 -7
^ T slot	32 -20 -1 -1 -1 -9
^ T works	9 -7 0 0 0 -2
^ T would	7 -3 -1 -1 -1 -2
^ a	-12 -4 -10 -2 0 28
^ about	7 0 -1 -1 0 -5
^ about time	6 0 0 -1 0 -5
^ absolute	-8 -1 -6 -6 -6 27
^ absolute joke	1 -1 -3 -2 -2 7
^ absolute shambles	-1 0 -2 -2 -2 8
^ absolutely	-4 -2 -2 -1 -4 12
^ absolutely disgusting	-3 0 -2 -1 -4 9
^ accept	43 -2 -6 -4 -1 -31
^ admin	-16 -4 -4 -5 -1 30
^ admin override	-15 -4 -3 -3 -1 26
^ after	-2 5 0 0 -1 -2
^ all	54 13 -2 -12 -8 -46
^ all are	-4 -1 19 -5 -1 -8
^ all good	34 -1 -7 -3 -3 -20
^ already	-13 -10 -2 -6 -1 33
^ already got	-4 -8 -1 -3 -1 17
^ am	4 -2 -1 5 -1 -5
^ am i	0 0 0 5 -1 -4
^ any	60 36 -15 -13 -16 -52
^ any $	39 -4 -4 -5 -2 -24
^ any T	-14 20 -1 -2 -1 -2
^ any but	22 -17 -1 0 0 -3
^ any day	18 -13 28 -6 -5 -21
^ any of	65 -10 -26 -9 -4 -17
^ any time	19 -4 -5 -4 -1 -5
^ anything	52 8 -11 -11 -3 -36
^ anything but	41 -9 -5 -3 -1 -24
^ anything except	6 -2 -2 0 0 -2
^ anything on	-1 7 0 -4 0 -1
^ anytime	5 15 -7 -1 -1 -10
^ anytime Dopen	-7 18 -3 -1 -1 -6
^ are	-14 -6 -16 67 -4 -27
^ are these	-1 -2 -1 8 0 -4
^ are you	-11 -3 -3 35 -3 -15
^ as	-7 -3 -1 -2 -1 13
^ as requested	7 -1 0 0 0 -6
^ aside	-12 -7 15 6 -4 2
^ aside ,	5 0 -1 2 -1 -5
^ aside Dopen	5 -3 0 0 -1 0
^ aside i	-3 0 2 -5 -1 7
^ aside so	-3 0 13 -1 0 -8
^ assistant	-29 -4 -1 -2 -1 37
^ assistant the	-20 -3 0 0 0 23
^ at	7 -3 5 -1 0 -7
^ at Doffered	5 -3 -1 0 0 -1
^ at work	-2 0 6 0 0 -3
^ aw	9 0 -1 -1 0 -6
^ aw good	9 0 -1 -1 0 -6
^ away	-27 -1 49 -3 -1 -17
^ away Doffered	-25 -5 50 -3 -1 -16
^ baby	0 0 5 0 0 -4
^ baby came	0 0 5 0 0 -4
^ back	-2 10 0 0 -2 -5
^ back from	-2 10 0 0 -2 -5
^ because	5 -2 0 0 0 -2
^ been	-1 2 -2 -1 5 -3
^ been on	1 0 -2 -1 5 -3
^ before	-8 -4 -2 21 1 -9
^ before anything	0 0 0 6 0 -6
^ before i	-6 -2 -1 12 -2 -1
^ booked	18 -3 -8 -6 -3 2
^ booked it	18 -1 -1 -3 0 -14
^ both	32 -8 26 -17 -8 -25
^ both are	17 -1 5 -5 -3 -14
^ both days	11 -1 -6 -1 -1 -2
^ both good	22 -1 -8 -1 -1 -11
^ both ok	11 0 -2 -1 -1 -6
^ both them	-10 -6 18 -1 0 0
^ broke	-6 -2 8 0 0 0
^ call	-18 -4 -19 -10 90 -36
^ call me	-15 -4 -18 -5 71 -27
^ call my	-1 0 0 -4 14 -8
^ callback	-24 -2 -9 -4 60 -22
^ callback please	-24 -2 -9 -4 60 -22
^ came	-6 -10 -1 -1 -1 19
^ can	-16 46 -10 46 16 -86
^ can confirm	7 0 0 -1 0 -5
^ can do	22 -17 -2 -2 -1 -1
^ can i	-26 23 -5 -2 7 2
^ can it	-7 9 -7 10 -1 -4
^ can my	-11 -2 -5 32 -3 -11
^ can not	31 -5 34 -21 -4 -34
^ can someone	-7 -1 -10 0 22 -4
^ can the	-4 -1 -5 16 -2 -4
^ can they	-3 6 0 -1 0 -1
^ can we	-6 17 -2 -4 -2 -2
^ can you	-10 18 -7 19 1 -21
^ cancel	-9 -1 -4 -15 -3 32
^ cancel it	-3 0 -2 -5 -1 12
^ cancel my	-2 0 -1 -6 -1 11
^ confirm	44 -9 -5 -4 -1 -25
^ confirm $	34 -1 -5 -4 -1 -24
^ confirmed	85 -2 -15 -8 -4 -57
^ confirmed $	22 -1 -4 -3 -1 -14
^ confirmed .	26 -1 -4 -2 -1 -17
^ could	6 28 -14 -7 24 -37
^ could do	6 1 0 0 0 -5
^ could i	0 2 0 -5 7 -4
^ could it	-6 11 -2 -3 -1 0
^ could you	-14 16 -3 11 9 -19
^ could your	-1 -2 0 0 5 -1
^ cup	8 -4 0 0 0 -2
^ cup final	8 -4 0 0 0 -2
^ dads	-3 0 6 0 -1 -1
^ definitely	12 -3 -2 -1 0 -6
^ definitely Doffered	12 -3 -2 -1 0 -6
^ depends	-16 0 -4 -5 -1 27
^ did	-10 -2 -12 59 -3 -32
^ did you	-6 -2 -3 26 -2 -13
^ diwali	-3 5 1 0 0 -2
^ diwali Doffered	-8 9 0 0 0 0
^ do	-42 -19 -31 132 -3 -37
^ do i	-11 -1 -2 30 -3 -13
^ do not	4 9 -18 -26 11 19
^ do the	-15 -3 -1 28 -1 -8
^ do these	-1 -1 -1 5 0 -2
^ do they	-4 0 -5 20 -4 -6
^ do you	-14 -23 -3 67 -5 -22
^ do your	-2 0 -1 8 0 -5
^ does	-33 -10 13 90 -5 -55
^ does Doffered	-18 -3 -4 36 -1 -9
^ does it	-6 -4 -1 17 -1 -4
^ does not	-1 -1 26 -7 -1 -17
^ does the	-3 -1 -6 18 -1 -7
^ dog	-17 -1 16 -6 -2 9
^ driving	2 -3 0 0 6 -4
^ driving .	2 -3 0 0 6 -4
^ duly	-6 0 0 0 -1 8
^ duly noted	-6 0 0 0 -1 8
^ duration	-4 0 -3 11 0 -4
^ duration is	-4 0 -1 9 -1 -3
^ easier	-2 -6 0 0 10 -1
^ easier to	-1 -4 0 0 5 0
^ eh	-5 -1 -1 10 -1 -2
^ eh ?	-5 -1 -1 10 -1 -2
^ either	106 -7 -26 -22 -8 -43
^ either $	23 0 -2 -2 -1 -18
^ either ,	30 -1 -11 -2 -2 -14
^ either Doffered	6 -1 -2 -2 0 -1
^ either T	5 -1 -3 0 0 0
^ either good	8 0 -1 0 -1 -5
^ either is	6 -1 0 -1 -1 -4
^ either of	7 -1 -3 -1 0 -2
^ either tbh	17 0 -2 -3 -1 -11
^ exams	-17 -9 40 -3 -2 -10
^ ffs	6 0 0 -1 0 -4
^ ffs finally	6 0 0 -1 0 -4
^ finally	9 0 -3 -1 -1 -4
^ finally !	6 0 -2 -1 0 -2
^ first	-1 1 2 -8 -1 6
^ firstchoice	19 -5 -3 -2 -1 -9
^ firstchoice Doffered	19 -5 -3 -2 -1 -9
^ further	10 -7 -2 0 -1 -1
^ further to	10 -7 -2 0 -1 -1
^ gimme	-2 -2 -6 -13 18 5
^ gimme a	-3 0 -2 -6 21 -11
^ give	-5 -3 -7 -8 43 -20
^ give me	-1 0 0 0 5 -4
^ give us	-3 -3 -6 -5 28 -12
^ go	9 -1 -1 -3 0 -3
^ good	138 -17 -34 -19 -11 -56
^ good $	54 -2 -13 -3 -2 -35
^ good ,	-22 -3 -8 -4 -2 39
^ good .	-1 -6 -10 -2 -1 21
^ good by	0 0 10 -1 -3 -7
^ good day	-8 0 8 0 0 0
^ good for	6 0 -2 0 0 -3
^ good jubbly	11 0 -2 -1 0 -8
^ good stuff	11 0 -1 -1 0 -9
^ good thanks	31 -1 -4 -5 0 -20
^ good that	8 0 -2 -1 0 -5
^ good with	5 0 -2 0 -1 -2
^ got	-12 -9 9 -11 -6 30
^ got to	-3 -7 0 -2 -1 14
^ got your	-2 -1 -1 -2 0 5
^ halfterm	14 3 -8 -3 -3 -3
^ halfterm all	5 0 -2 -1 -2 -1
^ halfterm so	12 -4 -5 -1 0 -1
^ has	-12 9 -6 26 -1 -16
^ has my	-1 0 -3 12 -1 -8
^ has to	-9 9 0 0 0 0
^ have	-17 30 -24 27 -5 -10
^ have i	-1 0 -2 19 0 -16
^ have to	-4 0 -6 -6 -2 17
^ have you	-14 32 -14 19 -3 -20
^ he	4 -3 -4 -2 -1 5
^ hi !	10 0 -5 -1 -1 -3
^ hi $	-20 -1 -6 -5 -1 33
^ hi ,	-6 -6 -5 15 2 1
^ hi .	4 6 -4 3 -3 -7
^ hi Dfull	-4 5 -1 0 0 0
^ hi Dopen	-6 6 0 0 0 0
^ hi can	11 -4 -2 1 -1 -5
^ hi do	-3 0 -2 13 0 -8
^ hi from	9 -1 -3 -1 0 -4
^ hi is	19 -3 0 -13 0 -3
^ hi it	3 -1 -1 -11 -1 10
^ hi no	-3 0 12 -1 0 -8
^ hi yes	2 0 0 -11 -1 12
^ hj	-13 -1 -6 -4 -1 24
^ hj $	-13 -1 -6 -4 -1 24
^ hmm	-9 -2 -4 -3 -1 19
^ hmm $	-15 0 -2 -3 -1 22
^ hold	-3 -8 3 -3 -1 13
^ hold on	-3 -8 -2 -3 -1 18
^ house	-1 0 5 -2 -1 -1
^ house is	-1 0 5 -2 -1 -1
^ how	-41 16 -16 97 -8 -48
^ how about	-1 21 0 -20 0 -1
^ how big	-2 0 0 5 0 -3
^ how do	0 0 -1 9 -1 -7
^ how heavy	-2 0 -1 7 0 -4
^ how late	0 -3 0 7 0 -3
^ how long	-10 0 -4 22 -1 -6
^ how many	-12 -1 -2 24 -1 -7
^ how much	-10 -1 -3 25 -2 -10
^ hubby	-7 -2 0 0 0 10
^ i	31 -14 50 -101 9 23
^ i accept	22 0 -4 -2 -1 -15
^ i am	-18 2 21 -19 -2 18
^ i can	34 -17 24 -5 5 -41
^ i choose	8 3 -1 0 -1 -9
^ i confirm	29 0 -4 -1 -1 -22
^ i do	17 -3 5 -2 6 -24
^ i finish	10 -8 2 -1 -1 -3
^ i got	-4 0 -6 -3 -4 17
^ i have	-5 -13 -1 -7 11 15
^ i may	-4 -1 -3 -3 -1 11
^ i need	-4 7 -1 -5 -2 6
^ i no	-2 0 6 -1 0 -3
^ i notmind	14 -1 -2 -1 2 -13
^ i ordered	-11 -1 -2 -2 -1 17
^ i prefer	8 1 -3 0 0 -5
^ i rang	-7 0 -2 0 0 10
^ i said	-2 -4 -5 -1 -5 17
^ i think	24 -5 -10 -10 -2 3
^ i want	-4 0 -3 -2 -2 10
^ i will	7 11 4 -9 -3 -10
^ i work	-9 -16 34 -2 0 -6
^ i would	-9 9 24 -10 17 -30
^ i write	-6 3 -2 -1 0 6
^ ideally	5 -1 0 0 0 -3
^ ideally Doffered	5 -2 0 0 0 -2
^ if	-55 -14 27 -1 -4 48
^ if Doffered	7 -1 -1 -1 0 -4
^ if i	-12 -7 -11 15 -1 17
^ if it	-17 -3 4 -4 -2 21
^ if no	-3 0 -4 -5 0 12
^ if you	6 0 -3 -1 0 -3
^ ignore	-11 -4 -3 -4 -2 24
^ ignore all	-13 -3 -2 -1 -1 21
^ ignore previous	-4 0 -1 -2 0 8
^ in	-15 5 27 -7 -3 -7
^ in a	-9 -1 2 -3 -2 13
^ in bed	6 0 -1 0 0 -5
^ independence	16 -3 -6 -1 -1 -6
^ independence day	16 -3 -6 -1 -1 -6
^ intent	-6 0 -2 -1 -1 10
^ intent accept	-6 0 -2 -1 -1 10
^ is	-85 5 -28 177 -1 -74
^ is Dfree	-1 17 -1 -12 -1 -2
^ is Doffered	11 -16 -5 18 -1 -8
^ is O	-13 -11 0 28 0 -3
^ is it	-7 -4 -2 26 -1 -12
^ is parking	-3 0 0 9 -1 -5
^ is that	-7 -8 -3 21 0 -2
^ is the	-14 0 -2 18 0 -1
^ is there	-22 30 -8 3 11 -14
^ is this	-4 -1 -2 28 -3 -18
^ it	-21 -12 -14 -22 -6 75
^ it came	-4 -9 -1 -13 -1 27
^ it is	-10 6 -6 -10 -3 24
^ it will	8 -1 -5 -1 0 -1
^ jk	-21 -1 -4 -3 -1 31
^ jury	-7 0 25 -4 -1 -13
^ jury service	-7 0 25 -4 -1 -13
^ just	-17 -1 -5 -14 -1 38
^ just leave	-2 -1 -3 -8 -1 14
^ kitchen	-9 0 12 -1 0 -1
^ kitchen floor	-3 0 5 -1 0 -1
^ leave	-23 8 -6 -15 -3 40
^ leave it	-14 8 -4 -10 -2 21
^ leave with	-7 0 -2 -5 -1 14
^ let	12 -6 -10 -14 -6 24
^ let me	-25 0 -2 -3 -3 33
^ let us	38 -5 -7 -10 -3 -12
^ lol	-25 -1 10 -8 -2 26
^ lol $	-18 -1 -3 -3 -1 25
^ love	-12 -1 -11 -4 -1 29
^ make	6 5 -1 -2 -1 -6
^ make it	6 5 -1 -2 -1 -6
^ many	0 0 -1 -3 -1 6
^ many thanks	0 0 -1 -3 -1 6
^ may	-6 8 0 5 -2 -4
^ may i	-6 8 0 5 -2 -4
^ maybe	-9 0 -33 -4 -1 47
^ mayday	20 -7 -5 -1 -1 -7
^ me	-8 -3 8 4 3 -4
^ mind	-15 0 -5 -6 -1 27
^ mind the	-15 0 -5 -6 -1 27
^ mrs	-3 -9 -2 -2 -1 18
^ my	-35 -9 21 -35 -9 67
^ my daughter	-3 -1 -2 -3 -2 10
^ my husband	2 -1 -2 -9 1 8
^ my mum	10 1 13 -5 -1 -18
^ my shifts	7 -4 0 0 0 -3
^ my sister	-1 0 5 -2 0 -2
^ my son	10 -3 -2 -3 -1 -1
^ my wife	7 1 0 -1 0 -7
^ need	-21 27 -16 -21 20 10
^ need Dfull	-5 20 -4 0 -1 -9
^ need a	-2 -12 0 0 18 -5
^ need it	-1 18 -6 -2 -1 -7
^ need to	-11 -1 -3 -12 6 22
^ neither	-44 19 104 -16 -8 -55
^ neither $	-13 -1 53 -6 -2 -30
^ neither day	-6 4 3 0 0 -1
^ neither love	-12 -1 26 -3 -1 -9
^ neither of	-2 5 0 -1 -1 -1
^ neither sorry	-1 5 0 -1 0 -2
^ new	-5 4 -1 -15 -4 21
^ next	-6 -5 -1 16 -2 -3
^ no	-33 1 123 -31 -2 -67
^ no $	-4 0 25 -2 -1 -18
^ no ,	-26 1 50 -3 -4 -18
^ no .	-11 2 32 -3 -2 -18
^ no Doffered	0 8 -9 0 0 0
^ no good	-28 1 39 -1 -2 -8
^ no idea	-2 0 -18 -6 -1 27
^ no not	18 0 -17 0 0 -1
^ no one	-4 0 5 -1 0 0
^ no preference	62 -1 -40 -3 -2 -16
^ no sorry	-2 -1 5 -1 0 -1
^ no thanks	-10 0 24 -1 -2 -11
^ no to	16 -6 8 -2 -3 -14
^ none	-23 4 62 -12 -4 -26
^ none of	-20 5 52 -11 -3 -23
^ not	9 -23 46 -22 -11 -1
^ not Doffered	1 11 24 -4 -3 -30
^ not O	25 -5 -7 -1 0 -12
^ not T	34 -16 -8 -1 -1 -8
^ not a	17 -4 -7 0 -2 -4
^ not any	-3 0 5 -1 0 0
^ not free	0 0 8 -4 0 -4
^ not going	3 -3 6 0 -1 -5
^ not good	-5 0 15 0 -1 -9
^ not me	-7 0 -9 0 -2 19
^ not my	-6 -1 -7 -1 5 11
^ not possible	-6 -1 26 -3 -1 -16
^ not that	-2 0 9 -1 0 -6
^ not the	3 -2 -6 -2 0 7
^ not this	-1 7 -3 0 0 -3
^ noted	-34 -1 -4 -4 -3 46
^ noted $	-7 0 -1 -2 -1 12
^ noted ,	-19 0 -1 -1 -2 23
^ noted .	-7 0 -1 -1 -1 9
^ notmind	67 -5 -14 -20 -7 -20
^ notmind $	23 0 -1 -2 -1 -19
^ notmind ,	19 -1 -6 -1 -1 -9
^ notmind any	23 -2 -2 -3 -2 -13
^ notmind just	7 0 -1 -1 0 -4
^ notmind mate	13 0 -1 -3 -1 -8
^ oh	5 -3 6 -3 -2 -4
^ oh good	-23 -2 14 0 0 12
^ oh no	8 0 -5 0 0 -2
^ oh thanks	12 0 -1 -1 0 -9
^ ok	62 -18 -9 6 -13 -26
^ ok $	59 -1 -6 -6 -2 -44
^ ok .	10 0 -1 0 0 -8
^ ok Doffered	-8 -1 -1 0 0 11
^ ok as	5 0 -2 -1 -1 -1
^ ok but	15 -10 19 -39 -2 18
^ ok dear	8 0 -1 -1 0 -6
^ ok for	-11 -1 -9 -1 0 22
^ ok good	-3 0 -3 -1 0 8
^ ok if	10 0 -1 -2 0 -6
^ ok so	-37 -1 15 0 0 23
^ ok yes	7 0 0 -1 0 -6
^ on	-12 9 0 -9 6 6
^ on rig	-5 6 0 0 0 0
^ only	60 2 -26 -18 -3 -15
^ only day	-3 13 -2 -3 0 -4
^ only if	44 -5 -16 -14 -2 -7
^ or	-9 -1 -2 -13 -1 25
^ our	-32 -7 -1 -4 3 42
^ out	-6 0 15 2 -1 -10
^ out of	-8 0 16 3 -1 -9
^ phone	-24 -1 -4 -6 79 -43
^ phone me	-8 0 -3 -1 31 -18
^ place	-16 0 -2 -7 -1 27
^ please	9 -11 3 -27 17 9
^ please $	39 -5 -16 -12 -25 19
^ please .	21 0 -3 -2 -4 -12
^ please call	-8 0 -13 -1 35 -13
^ please cancel	-12 -2 -5 -2 -3 23
^ please contact	-3 0 -1 -1 9 -5
^ please could	-6 -3 -1 12 0 -2
^ please deliver	2 8 -1 -1 -1 -8
^ please go	-1 -4 -1 0 -1 7
^ please phone	-4 0 -4 0 13 -5
^ please remove	-7 0 -1 -2 -4 15
^ please ring	-3 0 0 0 6 -3
^ please take	-20 -1 0 -2 -3 25
^ please x	17 0 -2 -3 -1 -10
^ possible	10 -3 -2 -2 0 -1
^ prefer	12 -3 -2 -1 4 -10
^ prefer Doffered	8 -2 -1 0 0 -5
^ preferably	6 -2 -1 0 0 -3
^ preferably Doffered	6 -2 -1 0 0 -3
^ probably	18 0 -1 -2 -1 -14
^ put	14 -6 -2 -11 -2 7
^ put it	-6 0 -1 -9 -1 18
^ put me	19 -6 -1 -1 -1 -10
^ quantity	-7 0 0 -5 -1 13
^ rather	-5 -5 0 -1 14 -2
^ rather talk	-5 -5 0 -1 14 -2
^ re	18 -4 -2 -1 0 -11
^ re your	6 -1 -1 0 0 -4
^ received	-31 0 -2 -2 -1 37
^ regrettably	-10 0 20 -2 -2 -7
^ regrettably neither	-7 0 14 -1 -1 -5
^ results	9 -1 -7 0 0 -1
^ results day	8 0 -7 0 0 0
^ ring	-26 -3 -10 -11 96 -46
^ ring me	-8 -1 -1 -1 29 -17
^ ring my	-6 -1 -1 -4 29 -17
^ ring the	0 0 -1 -2 7 -3
^ ring us	-11 -2 -6 -3 30 -8
^ road	-37 -2 0 -1 -1 41
^ sadly	-3 -1 10 -4 -1 -2
^ sadly i	-2 0 8 -3 -1 -2
^ school	11 -4 0 -1 0 -4
^ schools	5 -2 -1 0 0 -1
^ script	-8 0 -2 -2 -1 13
^ script alert	-8 0 -2 -2 -1 13
^ see	-4 -3 -4 -2 -1 14
^ see you	-4 -3 -4 -2 -1 14
^ she	-13 -2 -4 -3 -1 23
^ she does	0 -3 -3 0 0 7
^ she is	-12 1 -1 -3 -1 16
^ should	17 0 -1 -1 -1 -14
^ so	-13 -1 -2 19 0 -2
^ sofa	-6 0 -2 -15 -1 24
^ someone	8 -7 -2 -1 3 -1
^ someone will	9 -5 -2 -1 -1 -1
^ sorry	-18 -20 60 -13 -4 -4
^ sorry ,	-8 -1 18 -1 -1 -8
^ sorry i	0 -9 12 -1 0 -1
^ sorry to	6 -1 -4 0 0 -1
^ sorry we	-9 -1 14 -2 0 -2
^ sounds	18 11 -8 -5 -14 -2
^ sounds good	28 11 -5 -2 -4 -28
^ speak	-5 0 -2 -4 23 -12
^ speak to	-5 0 -2 -4 23 -12
^ st	10 -1 -8 0 0 -1
^ stop	-27 -2 -10 -10 -7 56
^ stop $	-19 -1 -6 -7 -3 36
^ stop all	-5 0 -2 -2 -1 10
^ stop texting	-1 0 -1 -1 -2 5
^ stuck	-4 0 7 -1 0 -2
^ stuck in	-4 0 7 -1 0 -2
^ suits	33 -1 -9 -3 -1 -19
^ suits $	33 -1 -9 -3 -1 -19
^ system	-35 -3 -2 -2 -1 42
^ take	-2 0 -1 -3 -3 9
^ take me	-2 0 -1 -3 -3 9
^ thanks	-57 2 11 -31 -12 89
^ thanks $	-31 -1 -9 -2 -1 44
^ thanks ,	16 -3 6 -1 -1 -16
^ thanks but	-1 -1 17 -3 0 -10
^ thanks for	-24 13 5 -8 -3 17
^ thanks you	8 -7 -1 -15 -5 20
^ that	57 -17 25 -24 -6 -35
^ that date	-3 0 10 -3 0 -3
^ that is	37 -11 16 -14 -2 -25
^ that would	18 -2 -9 -3 0 -4
^ the	-3 -15 4 -46 -9 70
^ the Dfree	-6 20 0 -4 0 -10
^ the Doffered	37 -20 11 -3 -3 -22
^ the T	53 -27 -1 -2 -2 -21
^ the code	-12 0 -1 -2 0 16
^ the one	28 -11 -2 -2 -1 -12
^ the wife	10 -1 0 -3 0 -6
^ there	-22 -2 22 -7 4 5
^ there are	-9 0 -1 -4 4 12
^ there is	-11 -2 20 -3 1 -5
^ they	-15 -2 10 -3 -3 13
^ this	19 -6 -18 -20 -7 31
^ this is	-10 -2 -8 -13 0 32
^ this was	-12 -1 0 -1 0 15
^ those	-5 1 12 -3 -1 -4
^ to	12 0 -4 0 -4 -4
^ too	-6 -5 18 -4 13 -16
^ too much	-2 -3 -1 -1 11 -4
^ too soon	-3 2 17 -3 -1 -11
^ unfortunately	-13 2 40 -6 -2 -20
^ unfortunately i	-1 0 9 -2 -1 -5
^ unfortunately neither	-8 0 12 -1 0 -3
^ unsubscribe	-24 -1 -6 -8 -9 48
^ unsubscribe $	-15 -1 -4 -4 -1 25
^ unsubscribe me	-9 0 -2 -4 -8 23
^ unsure	-14 -1 6 -5 -3 18
^ unsure $	-8 0 -5 -3 -1 17
^ unsure yet	-5 0 -5 -2 -1 14
^ use	-2 0 0 -1 -3 7
^ use the	-2 0 0 -1 -3 7
^ useless	-3 0 -1 -4 -1 9
^ was	-1 -2 5 0 0 -1
^ was all	-1 -2 5 0 0 -1
^ we	0 1 28 -36 -13 20
^ we accept	22 -4 -6 -2 -1 -9
^ we are	-44 16 59 -28 -4 1
^ we can	19 -2 -11 -4 -2 0
^ we had	-20 -6 -9 -1 0 36
^ we keep	-10 11 -1 0 0 0
^ we will	36 -5 -15 -3 -1 -11
^ we would	-2 -6 -1 0 -2 12
^ week	-6 -1 -4 -4 -1 16
^ well	25 -4 -2 -4 -2 -14
^ what	-21 -2 -17 136 -9 -88
^ what about	29 10 0 -37 0 -1
^ what do	-1 0 0 5 0 -4
^ what happens	-5 -5 -2 18 0 -5
^ what if	-2 -1 -4 13 0 -6
^ what is	-9 2 -5 41 -2 -28
^ what size	-3 -1 0 7 0 -3
^ what time	-19 -4 -2 29 -1 -3
^ when	-8 -2 -5 34 -3 -16
^ whenever	22 6 -5 -10 -3 -9
^ whenever you	0 3 -2 -6 -2 8
^ where	-7 0 -2 40 -2 -29
^ where did	-2 0 0 13 -2 -10
^ where is	-5 0 -2 27 -1 -19
^ which	-18 -8 -6 66 -5 -29
^ which address	0 -4 0 5 0 -1
^ which depot	-2 0 -1 5 0 -2
^ which of	-2 -2 -3 18 -2 -9
^ which one	-4 0 -1 13 0 -8
^ which order	-2 0 -1 9 -1 -6
^ whichever	92 -8 -9 -14 -7 -55
^ whichever comes	13 -1 0 -1 0 -11
^ whichever is	34 -6 -4 -6 -2 -17
^ whichever one	5 0 -1 -1 0 -3
^ who	-38 -5 -9 57 -6 1
^ who ?	0 0 0 -15 -1 16
^ who are	-4 0 -1 22 -1 -16
^ who is	-26 -2 -3 -20 -1 53
^ why	-59 -7 -15 104 -2 -21
^ why has	-4 0 -1 10 0 -5
^ will	-41 -24 4 62 -4 3
^ will be	40 -1 -17 -6 -1 -14
^ will have	-1 -2 -1 -4 -1 9
^ will i	-3 0 -2 14 -1 -8
^ will it	-5 0 -2 16 -2 -8
^ will let	-8 -3 -2 -5 -1 18
^ will not	-17 -1 41 -3 -1 -19
^ will the	-9 0 -3 35 -1 -21
^ will they	-10 0 -5 25 0 -9
^ will you	-2 -2 0 1 8 -5
^ with	9 0 2 -1 -1 -9
^ working	2 0 7 -3 -1 -4
^ works	63 -1 -8 -13 -3 -37
^ works ,	7 0 -1 0 0 -5
^ works for	42 -2 -5 -13 -3 -19
^ would	-5 -7 -6 32 13 -27
^ would Doffered	-7 -4 -8 27 -2 -6
^ would have	1 -1 7 -1 0 -6
^ would it	0 0 0 -7 8 0
^ would rather	10 -6 -1 -1 -1 -1
^ wrong	-8 0 -2 -2 -1 13
^ wrong number	-8 0 -2 -2 -1 13
^ yes	131 -38 -45 -12 -34 -86
^ yes $	70 -3 -6 -12 -4 -42
^ yes ,	34 -4 -4 -18 -3 -3
^ yes .	32 -4 -13 -5 -6 -2
^ yes Doffered	18 -4 -2 -6 -2 -4
^ yes T	5 -4 0 0 0 0
^ yes as	5 0 -1 -2 0 -2
^ yes but	47 -10 -5 -9 -4 -19
^ yes for	-13 -1 -2 -2 -3 20
^ yes good	23 -1 -3 -7 -1 -11
^ yes i	0 0 -1 -4 12 -7
^ yes if	15 11 -1 -12 -2 -11
^ yes it	8 0 0 -3 0 -4
^ yes no	-48 0 28 -2 -1 24
^ yes please	23 -2 -4 -14 -7 4
^ yes provided	5 0 0 -4 0 0
^ yes thanks	12 0 -1 -1 0 -10
^ yes that	11 0 -1 -8 0 -2
^ yes to	-52 -2 -10 -1 -1 66
^ yes works	14 0 -1 -2 0 -10
^ yes yes	30 -1 -2 -6 -3 -17
^ you	-5 -16 -24 -24 -1 70
^ you are	-4 -3 -1 -4 -1 14
^ you choose	21 -5 -4 -7 -6 1
^ you got	-6 1 -1 0 9 -3
^ you have	3 -1 -7 -1 -1 7
^ you lot	-4 -3 -5 -7 -2 22
^ you never	-11 0 4 -1 -1 10
^ you said	-1 -1 -1 -1 0 5
^ your	-15 -8 -1 3 -2 23
^ your lads	-13 -5 -1 -4 0 23
^ 星期六可以	21 -1 -2 -2 -1 -16
^ 星期六可以 ,	21 -1 -2 -2 -1 -16
a	-26 -36 11 -7 84 -8
a .	5 0 0 2 -2 -5
a Dfull	-3 8 0 -2 0 -3
a T	11 1 -3 -6 -1 -2
a bad	18 1 -6 -2 -1 -10
a bell	-9 2 -7 -7 36 -14
a bell $	-2 0 -2 -1 12 -6
a bell when	1 0 -3 -3 8 -3
a bit	2 -3 14 -9 -5 0
a bit behind	-7 0 0 0 0 8
a bucket	5 0 0 0 -1 -3
a bunch	-2 0 -1 -4 -1 8
a bunch of	-2 0 -1 -4 -1 8
a buzz	-3 0 -1 -6 22 -12
a call	-1 -2 -3 -17 25 -2
a call back	0 0 0 -15 16 -1
a call from	0 -1 0 -2 8 -4
a callback	-5 -11 -1 -1 26 -7
a camping	6 -3 -1 -1 -1 0
a camping chair	6 -3 -1 -1 -1 0
a card	0 -4 -1 12 -3 -4
a chef	-2 -6 10 -1 -1 0
a childminder	-4 6 -1 0 0 0
a childminder and	-9 11 -1 0 0 0
a christening so	6 -3 -1 0 0 -2
a company	-1 -1 -6 -5 -4 16
a company ,	-5 0 -1 -2 -1 9
a company .	5 -1 -4 -1 -3 4
a cooker	10 -3 0 -2 -1 -5
a customer	-4 0 0 -1 0 5
a date	-3 0 0 0 6 -3
a date $	-5 0 0 0 7 -1
a day	-5 -9 -2 -2 17 1
a day off	0 -3 0 0 -2 7
a delivery	-10 3 7 0 0 0
a different	-10 -2 5 20 -7 -6
a double	-2 0 -3 7 -2 0
a fee	20 -1 -15 0 -1 -3
a field	-1 -1 -2 8 -1 -3
a flask	8 0 0 0 0 -7
a fridge	1 7 -4 0 0 -3
a funeral	-6 1 8 -1 0 -2
a funeral on	-4 -2 9 0 0 -2
a go	11 0 -10 2 -1 -2
a goer	11 -2 -6 0 -1 -2
a good	2 -4 -10 -1 0 12
a holiday	-2 0 -7 -3 -2 15
a hospital	-11 -7 31 -1 -2 -10
a hospital appointment	-11 -7 31 -1 -2 -10
a human	-6 -1 -2 -20 38 -9
a human $	-1 0 -1 -5 11 -4
a job	7 -2 -9 -1 -2 8
a joke	-2 -3 0 -2 -1 8
a ladder	0 -4 -1 -2 9 -2
a ladder $	-3 -2 -1 -1 9 -2
a lemon	-2 -3 0 0 0 6
a lilo	6 0 -2 -1 -1 -3
a long	-4 0 -2 10 -2 -3
a long time	-4 0 -1 9 -1 -3
a manager	-2 -1 -5 0 12 -4
a meeting	-5 -1 -3 -3 -2 13
a month	0 -4 -1 0 -1 5
a narrowboat	-1 0 -2 7 -3 -1
a narrowboat and	-1 0 -1 6 -2 -1
a narrower	-2 0 -1 5 0 -2
a narrower time	-2 0 -1 5 0 -2
a new	-5 3 5 -1 -3 1
a new job	-3 0 5 -1 0 -1
a newborn	8 -4 -1 0 -1 -1
a nightmare	-18 -4 -1 -1 1 22
a nightmare $	-16 -2 -5 -1 -1 24
a no	2 -8 14 1 -1 -9
a no ,	17 -3 -13 0 0 -1
a no for	0 -1 9 -2 0 -5
a no from	-8 0 9 0 0 0
a no go	6 -1 -3 0 0 -2
a nurse	6 -3 -3 0 0 0
a nurse working	8 -6 -2 0 0 0
a pain	-2 5 -2 0 -1 0
a phone	-1 0 0 -3 8 -4
a phone call	-1 0 0 -3 8 -4
a possible	0 6 0 -4 -1 -1
a postie	7 -7 2 0 -1 -1
a prayer	2 0 -3 6 -1 -5
a primary	-3 1 -2 -2 -2 7
a push	14 -7 -2 -1 -3 -2
a push $	14 -7 -2 -1 -3 -2
a quantity	0 1 -3 20 -4 -15
a quantity door	-2 0 -1 12 -2 -7
a quick	-1 -3 0 0 5 0
a real	-3 -2 0 0 6 0
a real person	-3 -2 0 0 6 0
a refund	-19 -2 -3 -3 -3 29
a refund $	-18 0 -2 -3 -2 25
a review	-2 0 -2 0 -3 6
a ring	-2 -3 0 0 6 -1
a robot	-3 0 -3 12 3 -9
a robot $	-3 0 -3 12 3 -9
a scam	-11 0 -5 17 -12 11
a scam $	-1 0 -1 17 -2 -12
a slot	-13 15 0 0 0 -1
a slot T	-13 15 0 0 0 -1
a star	5 -1 -1 -2 -1 -1
a table	0 0 0 -13 -1 14
a tail	0 0 -7 11 -1 -3
a tail lift	0 0 -7 11 -1 -3
a text	4 -4 -2 6 -2 -3
a thing	-8 4 -2 -1 0 6
a third	14 0 -5 3 -1 -10
a tooth	-17 13 5 0 0 -1
a tooth out	-17 13 5 0 0 -1
a train	5 -4 0 0 0 -1
a trolley	-1 -3 -4 -5 -1 13
a trolley ,	-1 -2 -2 -5 -1 10
a van	5 -1 -3 2 -1 -4
a wardrobe	4 0 -10 0 0 7
a wedding	6 -7 14 -1 -2 -9
a wedding $	-1 -1 13 -1 -2 -9
a wedding in	6 -5 -1 0 0 0
a week	1 7 3 -6 -1 -4
a week later	-4 10 0 -5 0 0
a while	-3 0 14 -1 -1 -9
a written	-7 -1 -3 -1 -1 12
a written apology	-5 0 -2 -1 -1 9
able	-21 0 11 16 -4 -2
able to	-21 0 11 16 -4 -2
able to do	-13 2 14 0 -1 -3
about	8 18 -12 -33 29 -11
about ,	-1 0 -1 7 -1 -5
about .	5 0 -4 -1 -1 1
about . $	5 1 -5 0 -1 0
about Dfree	-1 12 -3 -7 -1 -1
about Dfree ?	0 7 0 -6 0 0
about Doffered	-15 -4 -7 5 -4 26
about access	-1 0 -1 -1 9 -7
about duration	10 -2 0 -3 -3 -1
about it	-3 0 -1 -2 5 2
about it $	-1 0 -1 -1 6 -2
about my	-18 0 -1 29 -2 -8
about quantity	0 0 -5 -9 -1 14
about the	22 1 -3 -17 -3 0
about the Dfree	-3 5 -1 -1 0 0
about this	-1 -3 -4 -16 33 -10
about this $	-4 0 -1 -3 12 -3
about this please	-4 0 -1 -1 9 -3
about time	6 0 0 -1 0 -5
about time !	6 0 0 -1 0 -5
above	0 -4 15 -6 0 -5
above $	-2 0 18 -5 0 -10
abroad	-7 -6 39 -20 -1 -5
absolute	-7 -4 -6 -6 -8 31
absolute joke	1 -1 -3 -2 -2 7
absolute joke of	1 -1 -3 -2 -2 7
absolute shambles	-1 0 -2 -2 -2 8
absolute shambles of	-1 0 -2 -2 -2 8
absolute shower	-9 -3 0 -2 -1 16
absolute shower of	-9 -3 0 -2 -1 16
absolutely	-4 -10 10 -3 -5 12
absolutely disgusting	-3 0 -2 -1 -4 9
absolutely disgusting service	-3 0 -2 -1 -4 9
absolutely not	-3 -8 13 -1 0 0
accept	69 -9 -10 -11 -6 -33
accept Doffered	9 -2 -4 0 0 -2
accept Doffered T	6 -2 -4 0 0 0
accept delivery	-2 -3 9 -1 -1 -2
accept delivery on	-2 -3 9 -1 -1 -2
accept offer	-14 -1 -2 -2 -1 20
accept offer ,	-14 -1 -2 -2 -1 20
accept this	36 0 -7 -4 -2 -23
accept this slot	30 0 -5 -4 -2 -20
accepted	11 -2 -8 -3 -2 5
access	-4 -6 -3 -9 27 -5
access $	-2 0 -1 -1 5 -1
access ,	-2 0 0 -1 5 -2
access is	-2 -1 -1 -6 11 -1
access is complicated	-2 -1 -1 -5 10 -1
account	-8 0 -4 -3 -2 18
across	-6 0 4 7 -2 -3
across the	-3 0 6 -1 -1 1
actually	11 -5 -10 -1 6 -1
actually Doffered	6 -2 -2 0 0 -3
actually no	-5 -1 -8 0 6 8
address	-11 -16 -10 40 -13 10
address ?	1 -4 0 9 -3 -4
address have	-1 -10 -2 17 -1 -2
address have you	-1 -10 -2 17 -1 -2
addressed	-3 -2 0 1 -1 5
admin	-20 -6 -4 -6 -4 40
admin mode	-4 -1 0 0 0 6
admin mode confirm	-4 0 0 0 0 5
admin override	-15 -4 -3 -3 -1 26
admin override confirm	-1 -4 -1 -1 0 8
adress	-1 0 -1 11 -1 -8
advance	8 -2 -5 0 0 -1
advise	-14 -1 21 4 -3 -7
advise further	-6 0 9 -1 -1 -1
advise further availability	-6 0 9 -1 -1 -1
advise what	-1 0 -2 5 -1 -2
afraid	-17 16 61 -9 -4 -46
afraid $	12 -6 -2 -1 -1 -2
afraid ,	3 6 0 -2 -1 -6
afraid .	-7 1 10 -2 -1 -2
afraid . $	-5 -1 8 0 -1 -1
afraid i	0 5 -5 0 0 0
after	-15 15 -8 17 -5 -4
after $	15 -11 -5 8 -1 -6
after it	11 0 -3 -3 -1 -5
after it $	11 0 -3 -3 -1 -5
after my	-29 30 0 -1 0 -1
after that	9 -4 -3 0 0 -1
after that $	12 -7 -3 0 0 -1
after them	0 -2 6 0 0 -3
again	-22 -9 17 7 5 2
again $	-18 -3 21 6 -2 -5
again .	-3 -3 -8 -1 2 13
again . $	-4 -3 -8 0 -1 17
again and	3 0 3 0 0 -6
again on	-7 0 0 0 -1 8
ages	-2 4 -2 -16 -1 17
ages ago	-1 0 0 -15 0 17
ages ago $	-1 0 0 -15 0 17
ago	2 0 0 -15 0 15
ago $	-1 0 0 -15 0 17
agree	-5 -1 -5 -7 12 5
agree a	-1 0 -1 -1 5 -2
agreeing	6 -2 -7 -1 12 -10
agreeing to	5 0 -4 0 9 -8
ahead	4 -4 -1 3 -6 4
ahead with	2 -3 -1 -1 -4 8
alert	-8 -1 -2 -2 -1 13
alert script	-8 0 -2 -2 -1 13
alert script $	-8 0 -2 -2 -1 13
all	-1 2 47 -26 -4 -16
all $	-16 -1 7 13 -3 1
all .	-5 -4 15 -3 -1 -2
all Doffered	-31 -3 41 0 0 -6
all Dopen	-2 5 0 0 0 -2
all T	-3 -15 -6 0 3 21
all T $	-3 -14 -2 -1 -1 21
all are	-5 -1 22 -5 -1 -9
all at	-4 0 -5 -3 -1 12
all dates	-1 0 7 3 -1 -8
all day	9 0 -38 -1 13 18
all day $	-6 4 -3 -9 -2 16
all day ,	-13 0 -9 0 5 18
all day Dfree	-2 7 -4 0 0 -1
all day Doffered	15 -10 -16 -2 -1 14
all day so	2 5 -3 -2 0 -1
all good	23 -6 -13 -4 -6 6
all good $	-2 -1 -1 0 0 5
all good ,	13 0 -1 -1 -3 -9
all good here	10 0 -2 0 0 -8
all mouth	5 -1 -5 -1 0 1
all mouth $	6 -1 -3 0 0 -1
all my	0 -1 6 -1 0 -4
all of	-5 2 7 5 -2 -6
all of those	-1 -1 11 -3 -2 -4
all off	-2 5 -1 0 0 -2
all previous	-11 -3 -2 -1 -1 18
all previous instructions	-7 -3 -2 -1 -1 14
all set	-1 -2 5 0 0 -1
all set to	-1 -2 5 0 0 -1
all slots	-2 0 -1 -2 0 5
all the	12 -2 -2 -1 0 -6
all the same	13 -1 0 -5 0 -7
all the time	-1 0 -1 -1 -1 5
all week	25 -1 15 -7 -4 -28
all week $	3 0 19 -4 -2 -15
all week with	8 0 -2 -1 0 -5
alone	-4 1 5 1 -1 -3
already	-15 -22 -18 0 -5 61
already $	-4 0 -9 34 -1 -20
already been	-8 -5 -1 2 -1 14
already got	-4 -8 -2 -3 -1 18
already got it	-4 -8 -2 -3 -1 18
already here	-7 -3 -1 -7 -1 19
already here ?	-1 -3 0 -6 0 10
already here mate	-6 0 -1 -1 -1 9
already paid	5 0 0 -1 0 -4
already so	15 0 -1 -3 0 -12
also	-7 -8 -4 -1 -1 20
alternatives	-9 0 21 -1 -1 -9
alternatives .	-4 0 7 -1 0 -2
alternatives . $	-4 0 7 -1 0 -2
always	13 -1 1 -3 -2 -9
always in	9 0 -2 -1 -1 -6
am	13 13 29 -9 -2 -27
am $	-13 0 -4 -1 -1 18
am a	4 5 2 -3 -3 -4
am a chef	-2 -6 10 -1 -1 0
am a childminder	-4 6 -1 0 0 0
am a nurse	6 -3 -3 0 0 0
am afraid	-8 16 16 -7 -3 -13
am afraid $	12 -6 -2 -1 -1 -2
am afraid ,	3 6 0 -2 -1 -6
am afraid .	-7 1 10 -2 -1 -2
am afraid i	0 5 -5 0 0 0
am and	9 -2 -14 1 3 3
am and i	11 -1 -9 -3 -1 4
am aside	-3 0 -3 0 0 7
am aside ,	-8 0 -1 0 0 8
am at	-2 3 24 3 -4 -23
am at a	-7 0 17 -1 -1 -9
am at home	8 -2 -6 0 0 0
am at mums	-14 0 14 0 0 0
am at my	1 11 -9 -1 0 -2
am at work	-4 -2 12 -1 0 -4
am away	-6 -7 22 -2 -1 -6
am blind	-2 0 -1 -1 8 -5
am doing	9 -2 0 -3 0 -4
am doing the	9 -2 0 -3 0 -4
am down	-7 -1 12 0 0 -3
am driving	-10 -1 -4 -2 8 8
am driving all	-1 0 -4 0 9 -3
am driving back	-5 0 5 0 0 0
am easy	21 -4 -5 -1 -2 -8
am easy $	12 -4 -3 -1 -1 -2
am free	11 1 -10 -1 8 -9
am free Doffered	14 -1 -5 0 0 -7
am getting	-2 0 8 -1 0 -5
am going	5 0 -5 0 0 0
am going nowhere	5 0 -5 0 0 0
am good	10 0 -8 -2 -1 2
am good with	9 0 -8 -2 -1 3
am have	-30 19 18 -2 -1 -4
am have a	-16 14 4 -1 0 -1
am have my	-14 3 15 -1 0 -3
am home	31 12 -14 -11 -1 -17
am home $	6 1 -1 0 0 -5
am home with	-2 9 0 -7 0 0
am i	-11 -2 -3 30 -2 -14
am in	16 19 -4 -12 -4 -15
am in $	28 21 -20 -1 -1 -27
am in all	9 -2 -7 -1 -1 2
am in magaluf	-3 0 12 -1 0 -8
am in the	-3 -1 -7 -2 -1 13
am in work	-5 5 0 0 0 0
am never	-8 -2 23 0 0 -12
am never in	-8 -2 23 0 0 -12
am no	0 0 -4 5 1 -2
am not	-7 -2 10 -4 4 -3
am not free	-13 -2 20 0 -1 -3
am not going	-4 -1 9 -2 3 -5
am not in	0 -5 -11 0 0 16
am not on	16 -6 -8 0 0 -2
am now	-28 -13 8 0 -1 33
am of	-5 -2 -30 0 0 37
am off	17 16 -9 -3 -1 -20
am off $	-1 12 -1 -2 -1 -7
am off work	7 -1 -4 0 0 -1
am on	11 1 1 -9 0 -3
am on a	-8 2 0 -5 -1 12
am on site	-5 -1 6 0 1 0
am on the	12 -4 -3 -1 0 -3
am only	18 -11 -4 0 2 -5
am out	-27 -7 -2 18 -1 19
am out $	-2 0 0 12 0 -9
am out Doffered	-28 -1 -2 0 0 30
am registered	-2 0 0 -2 7 -2
am registered blind	-2 0 0 -2 7 -2
am retired	5 0 -1 0 0 -3
am signed	6 2 -4 0 0 -4
am signed off	6 2 -4 0 0 -4
am sorry	-5 -1 2 0 -1 4
am sorry to	-4 -1 0 0 0 5
am stuck	-8 -2 -4 18 -2 -3
am stuck in	-8 -2 -4 18 -2 -3
am the	-6 -3 2 -3 -1 12
am the back	-1 0 5 0 0 -3
am the new	-1 -2 -2 0 0 6
am up	8 -4 -1 -1 -1 -1
am up with	6 -3 -1 -1 -1 -1
am waited	-3 10 -1 -2 -1 -4
am waited here	-3 10 -1 -2 -1 -4
am working	0 -10 24 -6 -3 -4
am working Doffered	10 -2 -3 -1 0 -4
am working all	-3 -1 11 -2 -1 -4
am working lates	12 -10 -1 -1 0 0
am working rota	1 9 -3 -1 -1 -4
an	0 7 -11 6 -8 7
an T	-3 17 0 -13 0 0
an absolute	-2 -3 0 1 -1 5
an extra	-7 0 -1 10 0 -2
an option	-3 8 0 -4 0 0
an option ?	-3 8 0 -4 0 0
and	-8 -36 18 8 2 23
and Dfree	-6 9 -2 0 0 -1
and Dfree ,	-3 5 -1 0 0 0
and Doffered	-1 7 41 -9 -3 -35
and Doffered .	-8 -1 7 0 0 2
and Doffered T	7 -4 -1 0 0 -2
and Doffered i	-32 14 23 -1 -1 -4
and Doffered is	8 -1 9 0 0 -15
and Doffered so	-7 -4 13 -1 0 -2
and O	-6 -4 9 4 -1 -2
and T	-25 -7 -3 1 0 35
and a	-11 3 7 -1 -3 5
and all	-4 15 -1 -2 -1 -7
and any	-7 7 0 0 0 0
and aside	3 -1 9 -2 -1 -7
and ask	-1 0 0 -1 5 -3
and ask for	-1 0 0 -1 5 -3
and been	-3 0 -1 0 0 5
and book	-7 -3 -2 -1 0 12
and bought	-3 -1 0 -1 0 6
and can	-2 8 -7 -1 4 -2
and can not	-4 6 -6 1 4 -1
and come	-2 0 -1 -2 -3 8
and come back	-2 0 -1 -2 -3 8
and confirm	-3 0 0 -1 0 5
and could	-3 -1 0 -1 0 5
and do	21 -2 0 -3 -1 -15
and do not	21 -2 0 -3 -1 -15
and forth	-1 -1 5 0 1 -3
and get	-3 0 -1 -3 0 7
and get back	-3 0 -1 -3 0 7
and give	-1 0 -1 -1 -3 6
and give me	-1 0 -1 -1 -3 6
and going	5 0 -4 0 0 0
and gone	-9 0 8 -2 0 3
and has	6 0 -2 -1 2 -5
and have	-3 -1 -3 6 0 2
and he	-9 4 3 3 -1 -1
and him	-6 6 8 -6 -1 -1
and how	-2 0 0 5 -1 -2
and i	-13 6 -20 15 3 8
and i am	4 1 10 7 0 -21
and i can	5 0 -12 9 2 -4
and i do	7 -2 3 2 -2 -7
and i have	14 -1 -10 0 -1 -2
and i need	-3 -1 -1 5 1 -2
and i waited	-13 -1 -1 -1 0 17
and i will	-7 2 -4 -6 -1 15
and i would	-3 6 -2 0 3 -5
and is	-5 -5 1 11 -1 0
and it	7 -1 0 -5 3 -4
and it is	2 0 0 -5 1 2
and mark	-11 -1 -1 -3 -1 17
and my	7 0 -4 2 2 -7
and my neighbour	0 0 -1 -2 5 -3
and no	-6 2 17 -2 -2 -8
and no $	-5 -3 18 -2 -1 -7
and nobody came	-6 -2 -3 -1 -3 14
and not	4 1 8 -6 -1 -8
and not Doffered	-6 -1 13 -1 0 -4
and not the	10 2 -2 -5 0 -5
and one	-1 -1 -1 7 0 -4
and out	9 -3 0 0 0 -5
and please	7 -3 -1 0 -1 -1
and put	-4 0 -1 0 0 6
and put the	-4 0 -1 0 0 6
and refund	-5 0 -1 -1 -1 8
and returns	-10 11 0 0 0 -1
and returns T	-10 11 0 0 0 -1
and she	-5 -7 -2 13 0 1
and tell	10 -1 -3 -1 0 -4
and tell them	6 -1 -3 -1 0 -1
and that	7 -7 -2 0 -1 4
and the	11 -7 6 9 -8 -11
and the house	-5 -2 10 0 0 -2
and the lorry	18 -5 -6 -3 0 -3
and the old	-8 -1 0 -1 0 10
and then	-2 -4 10 4 0 -8
and then i	-6 -3 13 -1 0 -3
and there	-6 -4 8 -4 -2 9
and there is	-9 -4 9 -4 -2 10
and this	7 -2 -3 -1 -1 0
and to	-4 0 7 -1 0 -2
and waive	-2 0 -1 -2 0 5
and want	-1 0 -3 1 5 -1
and we	-5 -6 -3 -2 15 0
and we are	3 0 1 1 0 -5
and we can	-3 -2 0 0 5 0
and we have	-2 0 7 -1 0 -4
and we will	-8 -1 -8 -2 11 8
and whether	-1 0 -2 6 -1 -2
and will	-4 -4 8 -8 -1 9
and will be	-6 -2 -2 0 -1 11
and will not	-2 0 10 -1 0 -8
and you	-7 0 1 0 -2 8
ankle	7 -2 0 -1 0 -4
ankle ,	11 -1 -5 0 0 -4
another	-37 -3 2 2 -3 39
another day	-4 -1 6 0 0 -1
answer	16 -8 -8 -4 -3 7
answer Doffered	6 -2 0 0 0 -4
answer i	7 -3 -1 0 -2 -1
answer the	-1 0 -2 -2 0 6
answering	18 -2 -10 0 -2 -5
any	-15 117 -6 -25 -12 -70
any $	78 -9 -7 -9 -4 -48
any .	13 -2 -1 -2 -1 -7
any Doffered	-12 14 -1 0 1 -1
any T	-37 48 -3 -5 4 -6
any T Doffered	-12 13 -1 0 1 -1
any but	22 -17 -1 0 0 -3
any but O	13 -10 0 0 0 -2
any chance	-10 17 0 -3 -1 -2
any chance of	-15 16 0 -1 0 0
any day	15 10 13 -8 -3 -26
any day $	4 -6 0 0 4 -1
any day ,	5 2 -1 -1 -1 -4
any day Doffered	5 -2 -1 -1 0 -1
any day Dopen	-23 31 -4 -1 -1 -2
any day but	-9 -11 34 -2 -2 -9
any day is	19 -3 -10 -1 -1 -4
any further	0 -1 0 -2 8 -4
any good	-31 25 18 -4 -2 -6
any good $	-9 5 11 -2 -1 -4
any good ?	-12 14 0 -1 0 0
any good to	-7 4 6 -1 -1 -1
any minutes	-5 -1 14 -5 -1 -2
any more	-2 -6 -26 -19 -4 56
any more $	-3 -1 -15 -8 -1 28
any more ,	-4 -1 0 -2 -2 8
any more .	-1 -1 -5 -5 -1 13
any of	57 -11 1 -16 -6 -25
any of the	15 -2 2 -5 -1 -9
any of them	23 -2 -8 -4 -3 -7
any of these	-4 -2 16 -3 -2 -6
any of those	23 -6 -10 -3 -1 -4
any other	0 -9 -18 35 2 -11
any other dates	-2 -1 -8 16 -1 -4
any other days	-2 -4 -9 19 -1 -3
any others	-6 -11 20 -2 -1 -1
any others $	-6 -11 18 -1 0 -1
any time	2 20 -9 -5 0 -7
any time $	-7 9 0 0 0 -1
any time Doffered	11 -8 -2 -1 0 -1
any time Dopen	-6 7 0 0 0 -1
any time you	11 0 -3 -3 -1 -3
any use	-3 -2 6 0 0 0
anymore	0 0 -3 -1 -1 6
anyone	-53 27 18 -2 -1 11
anyone $	-16 -1 0 -1 -1 19
anyones	-6 12 0 -5 0 0
anything	-13 42 5 -38 13 -11
anything $	1 -1 -10 4 0 7
anything .	-2 0 -6 -12 -1 22
anything . $	-1 0 -1 -12 -1 14
anything Doffered	3 6 -1 -6 0 -2
anything Dopen	-3 10 -2 -2 0 -3
anything Dopen $	-3 8 -2 0 0 -3
anything T	-9 25 -2 -6 -1 -8
anything but	-2 -11 -6 -3 -1 22
anything but Doffered	-9 -7 -5 -2 -1 24
anything but the	7 -3 -1 0 0 -2
anything else	-4 -5 29 -6 -2 -13
anything else ?	-1 -3 21 -10 -2 -5
anything except	6 -2 -2 0 0 -2
anything on	-8 18 9 -17 -1 -2
anything on Dfull	-1 19 0 -16 0 -1
anything until	-3 -1 0 -1 12 -7
anytime	12 15 -12 -2 -2 -12
anytime Dopen	-9 22 -4 -1 -1 -7
anytime Dopen is	-5 7 -1 0 0 0
anyway	37 -6 -8 -12 -3 -8
anyway $	18 -2 -4 -4 -3 -5
anyway ,	7 -2 0 -4 0 0
anyway , i	6 -2 0 -4 0 0
anyway .	5 -1 -1 -2 0 -1
anywhere	12 -2 -6 0 0 -3
aoife	-4 0 6 0 0 -1
apologies	-6 -4 13 0 -1 -2
apologies $	-6 -1 7 0 0 0
apologised	-3 0 -2 0 0 5
apologised .	-3 0 -2 0 0 5
apology	-5 0 -4 -1 -2 13
appointment	18 -15 31 -5 -2 -27
appointment .	25 -8 -4 -1 -2 -10
appointment on	-11 -7 27 -1 -1 -7
appointment on Doffered	-11 -7 27 -1 -1 -7
appointment that	-2 0 6 -1 0 -3
appreciate	-4 0 -1 -1 9 -3
appreciate a	-4 0 -1 -1 9 -3
appreciated	-6 0 -1 0 1 6
appreciated .	-5 0 0 0 0 6
appreciated . $	-5 0 0 0 0 6
are	-6 5 29 48 -26 -44
are a	-26 24 -10 0 -2 13
are a bunch	-2 0 -1 -4 -1 8
are abroad	-3 -6 30 -19 -1 -1
are all	0 6 -1 4 -1 -8
are all off	-2 5 -1 0 0 -2
are at	-17 5 13 5 -1 -4
are at a	-4 6 -1 0 0 0
are at glasto	-12 -1 13 0 0 0
are at place	5 -1 -3 0 0 0
are at the	-5 -4 4 5 0 -1
are at their	5 0 -2 0 0 -2
are away	1 -1 6 -3 0 -3
are away Doffered	-8 4 5 -1 0 -1
are away over	10 -5 -4 0 0 0
are back	-1 6 -1 -3 0 -1
are bad	-1 0 -1 0 5 -2
are both	16 3 -16 1 -1 -3
are both off	0 7 0 -6 0 0
are coming	-3 0 -2 9 -1 -3
are delivery	-3 0 0 -1 5 -1
are good	27 -1 -13 -2 -1 -9
are good $	12 0 -5 -1 0 -5
are have	-2 8 -4 -2 0 0
are have the	-2 6 -2 -2 0 0
are here	-11 12 -1 2 0 -1
are home	7 1 -7 -1 0 -1
are impossible	-13 -1 20 -1 -1 -4
are in	-13 3 0 -3 -1 14
are in Doffered	-14 -3 -6 0 0 23
are in tenerife	-2 0 6 -1 0 -2
are no	-25 28 5 -6 -2 -1
are no good	-25 29 1 -5 0 0
are not	-11 4 10 3 -1 -4
are now	-5 -1 0 0 0 6
are now in	-4 -1 0 0 0 6
are off	2 -1 6 -1 -1 -6
are off to	6 -1 -1 0 0 -3
are ok	22 0 -11 -2 -2 -7
are on	-14 -4 21 5 -1 -7
are on holiday	-13 -1 18 -1 0 -3
are only	-6 10 -1 -2 0 -2
are out	-33 -12 15 -6 -2 38
are out for	-28 -1 18 -4 -1 17
are over	-5 0 9 -2 -1 -1
are quantity	-4 -1 -6 -4 -1 15
are retired	27 -4 -12 -1 -2 -8
are so	-3 0 -3 -3 -1 10
are the	0 -1 -1 6 -1 -4
are these	-1 -2 -1 8 0 -4
are useless	-2 0 0 -4 0 6
are you	-19 -8 7 59 -4 -35
are you $	-4 0 -1 19 0 -14
are you the	-4 -2 0 11 0 -4
around	-15 -3 3 29 -1 -13
around $	-4 0 -3 9 0 -1
arrange	-6 -4 -1 1 20 -9
arrange $	-2 0 0 -1 7 -4
arranging	0 0 -1 0 5 -4
arrival	-6 -2 -1 -2 -3 13
arrival $	-7 -1 -1 -2 -3 13
arrived	-8 -1 3 -7 -3 15
arrived past	-1 0 7 -14 0 10
arrived with	-6 0 -1 -1 -2 10
arrived with a	-6 0 -1 -1 -2 10
arrives	7 -5 -1 0 -1 0
as	45 -6 -55 -12 -4 29
as Doffered	-5 2 0 5 0 -1
as a	2 0 -5 0 -1 4
as an	-14 0 0 -2 0 17
as booked	-14 -2 -1 -2 -1 19
as i	39 -7 -9 -5 -1 -16
as i am	7 3 -6 0 0 -3
as i have	30 -11 -1 -1 -2 -15
as it	13 -2 -7 -1 0 -4
as it is	12 -1 -7 -1 0 -3
as long	30 -4 -4 -11 -2 -8
as long as	30 -4 -4 -11 -2 -8
as offered	9 -3 0 -4 0 -1
as offered .	9 -3 0 -4 0 -1
as requested	7 -1 0 0 0 -6
as requested ,	7 -1 0 0 0 -6
as she	7 0 -5 0 -1 -1
as soon	-5 -2 0 0 0 7
as soon as	-5 -2 0 0 0 7
as the	5 6 9 -9 0 -11
as there	6 0 -2 -2 1 -2
as there is	7 0 -2 -2 0 -2
as we	5 -2 -3 -1 0 1
as we can	-3 -1 0 0 0 5
as well	-17 -1 -2 21 -1 0
as well and	-5 0 -1 4 -1 3
as well or	-14 -1 -1 18 0 -2
as you	15 -1 -1 -3 -1 -9
asbestos	0 0 5 0 0 -4
aside	9 -20 -13 23 0 2
aside !	-4 -4 -5 0 0 14
aside $	-5 -3 -10 11 -6 13
aside ,	-5 -8 -10 2 -2 23
aside , returning	-5 -9 -5 0 0 20
aside .	11 3 -6 -3 -2 -4
aside . $	11 0 -5 -1 -2 -3
aside Dopen	5 -3 0 0 -1 0
aside and	14 -3 -13 0 -1 3
aside and i	7 -1 -9 0 0 3
aside i	-3 0 2 -5 -1 7
aside i am	-2 0 -3 -4 0 10
aside i got	0 0 6 0 0 -5
aside in	-2 0 7 -2 0 -2
aside it	-10 0 14 -2 0 -2
aside so	5 -1 10 -2 -1 -11
aside texting	-4 0 0 0 7 -2
aside texting $	-4 0 0 0 7 -2
ask	-5 0 -26 1 6 23
ask and	17 0 -17 0 0 0
ask because	0 0 0 8 -1 -7
ask for	-7 2 -3 -4 23 -12
ask for bev	-1 0 -1 -1 8 -4
ask my	-3 0 -3 -5 -4 15
ask the	-1 -1 -1 -3 -3 9
ask who	0 0 -2 11 -1 -8
asked	14 1 -9 1 -7 1
asked for	-1 6 -1 3 -1 -6
asked me	-4 -1 2 -1 -4 8
asleep	-7 -1 12 0 -3 -1
asleep ,	-9 -2 14 0 -2 0
assembled	-2 0 0 5 0 -2
assembly	-11 1 -2 32 -1 -19
assistant	-27 -6 -1 -2 -1 37
assistant confirm	-10 -1 0 -2 0 14
assistant the	-20 -3 0 0 0 23
assistant the customer	-20 -3 0 0 0 23
assuming	5 -2 -1 0 0 -2
at	11 -11 30 -4 -21 -1
at Doffered	31 -10 -7 -3 -1 -11
at O	-11 14 0 0 0 -2
at T	-5 -6 0 7 0 4
at a	11 -2 12 -3 -4 -14
at a christening	-3 5 -1 0 0 -2
at a push	14 -7 -2 -1 -3 -2
at a wedding	-3 0 14 -1 -1 -9
at all	6 5 -11 10 -3 -7
at all $	-7 -1 -4 15 -1 -3
at dialysis	-1 -4 -2 9 0 -1
at footy	8 -6 -2 0 0 0
at glasto	-12 -1 13 0 0 0
at his	5 -1 -3 0 0 -2
at home	2 -3 5 -1 2 -5
at home ,	5 -2 -1 0 1 -3
at home .	10 -4 -6 0 0 0
at home and	-7 6 0 0 0 0
at home on	-6 -3 11 0 0 -2
at me	-3 1 0 -1 -4 7
at mums	-14 0 14 0 0 0
at my	-5 8 -15 -3 0 16
at my desk	-9 -1 0 0 0 10
at my sisters	5 -1 -4 0 0 0
at place	13 -1 -6 -1 0 -5
at school	2 5 -3 -1 0 -3
at the	-15 -6 7 -6 -4 24
at the bottom	4 0 -6 5 0 -3
at the caravan	5 0 -5 0 0 0
at the depot	-4 3 -7 -2 -1 11
at the hospital	9 -6 1 0 0 -4
at the infirmary	-5 0 7 0 0 -1
at the moment	5 -5 0 2 -1 -2
at the royal	-1 -1 5 -1 0 -2
at the school	0 5 -1 -1 0 -3
at their	5 0 -2 0 0 -2
at this	-8 0 -1 -1 -1 11
at this address	-6 0 -1 6 0 1
at work	-10 -3 37 -5 -1 -17
at work $	-10 1 20 -1 -1 -10
at work Doffered	6 0 -6 0 0 0
at work on	-2 -1 6 -2 0 0
attached	15 -2 -9 0 -2 -3
aunties	-9 9 0 0 0 0
availability	-6 0 9 -1 -1 -1
availability .	-6 0 9 -1 -1 -1
availability . $	-6 0 9 -1 -1 -1
aw	8 0 0 -1 0 -7
aw good	9 0 -1 -1 0 -6
aw good thanks	9 0 -1 -1 0 -6
await	-3 0 -2 0 0 6
await a	-3 0 -2 0 0 6
away	-55 -12 96 4 -8 -26
away $	-4 -1 14 -2 -1 -7
away ?	-3 -1 -1 6 0 -1
away Dfull	-3 -9 -2 -2 -1 18
away Doffered	-36 9 53 -5 -2 -19
away Doffered $	-49 -5 69 -2 0 -12
away Doffered ,	14 1 -10 0 0 -4
away Doffered .	-5 8 -2 0 0 0
away both	-5 0 10 -1 0 -3
away for	-9 -2 6 -1 0 6
away for Dfull	-6 -1 0 0 0 7
away for Doffered	-2 -1 6 -1 0 -1
away on	-2 -1 10 -1 -1 -5
away over	10 -5 -4 0 0 0
away over Dfull	10 -5 -4 0 0 0
away until	0 -9 12 -2 0 -1
away with	1 0 -3 7 0 -5
away with them	1 0 -3 7 0 -5
b	4 -2 -5 15 -2 -10
b ,	1 -1 -4 10 -1 -6
bab	6 -1 -1 0 0 -3
babe	-29 -5 -3 -11 -1 49
babe $	6 -4 0 0 0 -1
babe do	-10 -1 -6 -9 -1 27
baby	35 -7 1 -3 -2 -24
baby $	8 -1 -2 0 0 -5
baby came	0 0 5 0 0 -4
baby came early	0 0 5 0 0 -4
baby is	5 -3 0 -1 0 0
back	-12 5 11 -41 2 37
back $	-1 3 -7 -18 20 2
back .	-11 -3 -5 -2 -2 22
back Dfull	15 -15 -4 0 6 -1
back Dfull please	-1 -4 0 0 6 -1
back Doffered	-8 -2 -4 0 0 14
back Doffered T	5 -1 -4 0 0 0
back T	14 -6 -5 0 0 -3
back about	-14 -3 -5 -1 -5 27
back and forth	-1 -1 5 0 1 -3
back at	-13 9 -2 -1 0 8
back at my	-9 -1 0 0 0 10
back at school	-2 7 -2 -1 0 -2
back end	-1 0 5 0 0 -3
back end of	-1 0 5 0 0 -3
back from	4 9 -4 9 -3 -15
back from dialysis	10 -8 -1 0 0 -1
back from the	4 3 -2 -1 0 -5
back gate	-10 -2 0 -1 -1 14
back in	4 6 -5 0 0 -3
back in the	-4 10 -2 0 0 -3
back off	-1 9 -2 0 -1 -5
back off my	-2 6 0 0 0 -3
back so	4 1 1 0 0 -5
back so i	8 0 -4 0 0 -4
back to	-14 -2 12 -13 -8 26
back to me	5 -1 -2 0 -2 0
back to school	0 -2 9 -3 0 -4
back to you	-21 -2 6 -9 -7 33
bad	-19 0 -12 -8 9 31
bairns	-5 0 9 -2 -1 -1
balance	-2 -1 0 7 -1 -4
bang	1 -1 -4 9 0 -5
bank	-2 3 -5 5 0 0
bar	18 -4 -5 -10 -2 3
barrier	7 0 0 -6 -1 0
bath	22 -2 -8 -4 -4 -4
bath $	-6 -1 -7 -2 -1 15
bay	-9 6 -6 -2 -3 14
bay and	0 0 -5 5 0 0
baz	-3 2 0 -4 8 -3
baz on	-1 0 0 -2 5 -1
baz on phonenumber	-1 0 0 -2 5 -1
be	37 40 9 -14 -32 -54
be .	6 -4 -1 0 -1 0
be Dfree	-8 12 -1 -2 -1 -1
be Doffered	35 -8 -19 1 -1 -8
be Doffered $	18 -4 -11 -1 0 -2
be T	-47 76 -7 -10 -1 -11
be T $	-18 24 -1 -1 0 -4
be T ,	-40 43 0 0 0 -2
be T Doffered	-8 10 -1 -1 0 0
be T as	15 -11 0 -3 0 0
be a	3 2 3 -1 -2 -5
be a pain	-2 5 -2 0 -1 0
be able	-20 2 10 10 -3 1
be able to	-20 2 10 10 -3 1
be asleep	-10 -2 12 0 0 0
be asleep ,	-12 -2 14 0 0 0
be at	-9 -6 28 -1 -2 -10
be away	0 -2 12 -1 0 -9
be back	12 0 -8 -1 -1 -2
be back T	12 -5 -4 0 0 -2
be back at	-6 0 0 0 0 7
be best	16 -11 -2 -1 -1 -2
be better	-14 19 -1 -1 -1 -2
be better ,	-10 11 0 0 0 0
be broken	-1 0 -3 7 -1 -1
be closed	-5 0 6 0 0 -1
be closed for	-5 0 6 0 0 -1
be dead to	6 -1 -3 0 -1 -1
be forwarded	-8 -9 -6 0 0 23
be forwarded .	-8 -9 -6 0 0 23
be free	-10 0 -2 -7 -1 20
be gone	17 -14 0 -1 0 -1
be gone T	16 -14 0 -1 0 -1
be good	-14 2 1 -10 -3 25
be good $	-11 22 -3 -6 0 -2
be good ,	-11 -1 2 0 -1 10
be good .	-1 1 -4 -2 -1 7
be good as	5 -1 -3 0 0 0
be good but	-5 -14 22 0 0 -2
be good for	-10 -3 -1 0 -1 15
be good though	7 -1 -5 0 0 -1
be here	1 6 12 0 -2 -16
be here $	3 0 13 -3 -1 -13
be here for	-4 0 -3 8 0 -1
be here to	-5 11 0 -4 -1 -1
be home	-8 3 6 -2 -1 1
be home $	-3 2 12 -1 0 -10
be in	18 -5 10 2 -5 -20
be in $	14 -2 -2 4 -1 -13
be in .	7 -5 -18 -1 -1 18
be in ?	-1 0 -1 6 -1 -2
be in Doffered	-13 -3 22 0 0 -5
be in a	12 -1 -8 -2 0 0
be in all	10 -1 -6 -1 -1 -2
be in and	5 0 -2 -1 3 -5
be in to	34 0 -9 -8 -1 -16
be in touch	-23 -3 19 -2 -1 10
be left	-4 -1 -4 12 -1 -3
be left with	-4 -1 -4 12 -1 -3
be ok	21 2 -1 -2 -1 -18
be ok but	5 -1 0 0 0 -3
be on	-4 -2 5 7 -2 -4
be on the	-3 -1 6 0 0 -1
be our	5 -3 0 -2 0 0
be out	18 -9 -4 0 0 -5
be out T	5 -4 0 0 0 0
be out the	6 -3 0 0 0 -2
be possible	-1 19 -10 -12 7 -2
be possible ?	7 7 -7 -5 -1 -1
be possible to	0 2 -3 -7 8 0
be taken	-6 0 -1 17 -1 -9
be the	18 -4 -9 1 1 -7
be the Doffered	27 -14 -5 -4 0 -3
be the best	-3 8 0 0 -1 -3
be the one	-5 0 -3 6 3 -1
be there	25 -1 -16 -6 -1 0
be there $	22 -1 -5 -4 -1 -12
be there Doffered	-19 -1 2 -1 0 18
be under	-9 0 15 -1 -1 -5
be yes	-4 0 0 0 0 5
be yes $	-4 0 0 0 0 5
bear	8 0 0 -1 -2 -5
bear with	8 0 0 -1 -2 -5
beast	-2 8 -1 -1 -1 -4
beast $	-2 -2 6 -1 0 -1
because	28 -3 -13 18 -5 -25
because Doffered	7 -2 -2 -1 0 -2
because i	3 -1 -4 10 -2 -6
because i am	5 -4 0 0 0 0
because i can	-2 0 -2 0 -1 6
because the	7 -5 0 -1 0 -1
bed	6 -5 2 7 -3 -6
bed with	6 0 -1 0 0 -5
bedlam	5 -4 0 0 0 0
been	-4 -28 29 2 0 1
been and	-9 0 8 -2 0 3
been and gone	-9 0 8 -2 0 3
been eating	5 -1 -1 0 0 -3
been good	-10 -3 22 -3 -1 -6
been on	3 -3 -3 -1 9 -7
been on hold	-3 0 0 -1 10 -6
been taken	-4 -1 14 -1 -2 -7
been taken ill	-1 0 8 -1 0 -6
been told	-4 0 0 0 -1 5
been waited	8 -6 -4 5 -1 -2
been waited on	8 -6 -1 0 0 0
before	-17 2 -6 35 28 -41
before $	-1 6 -3 0 -1 -2
before .	-4 8 -1 0 -1 -2
before anything	0 0 0 6 1 -7
before anything else	0 0 0 6 1 -7
before i	-8 3 -2 15 -2 -7
before i choose	-6 -2 0 9 -1 0
before that	-3 8 -2 -1 -1 -1
before that $	-4 5 -1 0 0 0
before the	27 -15 -3 -3 -2 -4
before then	-1 13 -2 -1 -2 -7
before then $	6 -3 0 0 0 -2
before then .	1 7 -1 -1 -1 -5
before they	-3 0 -1 13 -4 -5
before they come	-1 0 0 9 -4 -3
before we	-4 -1 -1 1 7 -2
before we agree	-2 0 0 -2 5 -1
before you	-20 -14 13 -3 30 -7
before you book	-1 0 -1 -1 6 -3
before you put	7 -1 0 -2 -2 -2
beforehand	16 -5 0 -11 0 0
behind	11 -2 -6 -1 -1 -1
behind the	17 -2 -6 -1 -1 -8
being	-6 -2 16 5 -2 -11
being done	-6 -2 10 0 0 -1
being resurfaced	-5 9 -1 0 -1 -2
being sanded	7 -1 1 -3 -1 -2
bell	11 -10 -33 -25 75 -17
bell $	-6 -3 -3 -3 12 4
bell does	12 -2 -14 -1 -1 6
bell does not	12 -2 -14 -1 -1 6
bell me	-8 -5 -4 -9 39 -13
bell me T	-6 -3 -1 0 14 -3
bell me on	-1 0 -3 -6 15 -5
bell twice	-1 0 0 -1 -4 6
bell twice $	-1 0 0 -1 -4 6
bell us	-8 0 -2 -4 17 -3
bell when	1 0 -3 -3 8 -3
bell when you	-1 0 -3 -3 10 -3
belongs	1 0 -7 -1 0 8
belongs to	1 0 -7 -1 0 8
below	22 -5 -4 -1 -1 -11
below ,	5 -1 -2 0 0 -2
below .	5 -1 -2 0 0 -1
bend	-3 2 -2 10 -1 -6
bend on	-2 0 -1 10 -1 -6
bend on the	-2 0 -1 10 -1 -6
best	43 -8 -22 -24 1 9
best $	36 -11 -5 -9 -2 -9
best ,	-2 6 -1 0 0 -2
best .	6 -2 -3 -2 3 -2
best day	-4 6 0 0 -1 0
best for	10 -1 -8 -2 -1 2
best for me	6 1 -2 -1 -1 -4
best for us	4 -1 -5 -1 0 3
best of	13 -1 -2 -1 0 -9
beth	5 -4 -1 -4 0 5
better	35 22 -8 -11 -2 -35
better $	9 3 -2 -1 -1 -8
better ,	-10 11 0 0 0 0
better , T	-10 11 0 0 0 0
better .	5 4 0 0 0 -8
better as	6 -1 -2 0 0 -3
better for	0 9 -2 -3 -1 -2
better for me	-1 5 0 -1 -1 -2
better turn	8 0 0 0 0 -7
better turn up	8 0 0 0 0 -7
bev	-1 0 -1 -1 8 -4
bin	-2 -10 -11 -4 -1 27
bin day	-3 -9 -11 -4 0 27
bin day and	17 -5 -6 -3 0 -2
bingo	5 -1 -1 0 0 -2
bins	-10 -1 -1 -4 -1 17
bins $	-10 0 0 -2 0 12
birthday	-18 1 -3 -4 0 25
biscuits	14 0 0 -12 0 -1
bit	1 -4 13 1 -1 -10
bit behind	-7 0 0 0 0 8
bit of	8 -1 -2 -3 0 -2
bit of a	8 -1 -2 -3 0 -2
bites	-12 -2 0 -2 -1 17
bites $	-11 -1 -2 -2 -1 17
bits	-28 0 -3 8 -1 24
bless	8 -1 -1 -1 0 -5
bless $	7 0 -1 -1 0 -5
blind	-4 0 -1 -3 15 -7
blind and	-3 0 0 -2 8 -3
block	15 -2 -6 0 0 -7
block the	13 -1 -6 0 0 -5
bloke	-1 -8 -1 -1 0 11
blue	-3 -1 -7 -2 -2 15
blue $	-3 0 -4 -4 0 12
blue one	-3 0 0 -4 -1 8
board	-2 0 8 0 -3 -2
boiler	-6 -1 2 -5 -1 10
book	-4 -11 -5 -4 6 19
book Doffered	-6 -2 -4 -2 -1 15
book Doffered .	11 -1 -1 0 0 -9
book anything	-2 0 2 -2 9 -7
book every	-1 0 -1 -1 -3 5
book every slot	-1 0 -1 -1 -3 5
book that	5 -4 -1 0 0 0
bookcases	-3 -8 0 12 0 -1
booked	-7 -9 -8 -11 -3 38
booked $	-2 0 -1 -2 -1 6
booked for	-16 -2 -2 -3 0 22
booked for Doffered	-16 -1 -1 -2 0 20
booked it	18 -1 -1 -3 0 -14
booked it off	18 -1 -1 -3 0 -14
booked the	11 -2 -1 0 0 -8
booked the day	11 -2 -1 0 0 -8
booking	-2 -2 -1 1 -1 5
bookings	5 -3 -3 0 -1 1
boot	-2 -2 -1 -1 -1 7
boots	2 -1 -5 14 0 -9
boots off	2 -1 -5 14 0 -9
boots off ?	2 -1 -3 14 0 -12
boss	21 -3 7 -2 -4 -20
boss ,	8 -5 0 -1 0 -2
boss let	6 -1 0 0 -1 -3
boss let us	6 -1 0 0 -1 -3
both	16 6 101 -25 -18 -80
both $	-1 -1 10 0 -1 -7
both ,	-1 0 5 0 -1 -3
both .	-4 -1 8 -2 -1 0
both are	17 -1 6 -5 -3 -14
both are good	14 0 -9 -1 -1 -2
both are ok	7 0 -2 -1 0 -4
both days	5 -2 47 -16 -5 -29
both days $	-10 -1 32 -6 -2 -14
both days ,	7 0 -4 -1 0 -1
both days .	-5 1 6 -1 0 -1
both days and	-2 0 7 -2 -1 -2
both days i	13 -1 -9 -1 -1 -2
both days so	9 0 -8 0 0 0
both good	28 -1 -13 -2 -1 -12
both good $	12 0 -4 0 0 -6
both good ,	11 0 -6 -1 0 -3
both no	-3 1 6 -2 0 -2
both of	-5 0 10 -1 -1 -3
both off	0 8 0 -6 0 0
both off $	0 7 0 -6 0 0
both ok	14 -1 -3 -3 -1 -7
both them	-12 -5 20 -1 0 -1
both them days	-12 -6 20 -1 0 -1
both those	-3 6 -2 -1 0 -1
both wardrobes	-2 -2 -2 7 0 -1
bother	-4 -3 11 -1 0 -2
bother $	5 0 -3 0 0 -2
bottom	7 -1 -6 5 -1 -5
bottom of	0 0 -5 6 0 0
bought	-9 -2 -12 -13 2 34
bought a	-1 0 -7 -14 -1 22
bought a wardrobe	0 0 -6 0 0 7
bought one	-4 -1 -2 0 -1 9
box	-8 -8 -8 27 -3 0
box ,	3 0 -3 8 0 -7
boxes	-2 1 -4 9 -2 -2
break	-18 0 -1 -1 8 13
brew	6 -4 0 -1 0 0
bridge	-4 0 -2 9 1 -5
bring	24 -2 -12 9 -4 -15
bring it	15 1 -9 4 -3 -10
bring it round	9 -1 -1 -3 0 -2
bring it up	-4 0 -2 9 0 -2
bringing	-2 0 0 8 0 -6
brittany	-6 1 7 0 0 0
broke	-8 -4 21 -5 0 -3
broke my	-2 -3 5 0 0 0
broke my ankle	-2 -3 5 0 0 0
broken	-50 -2 -18 3 -7 74
broken $	-6 -1 -6 -6 -1 20
broken ankle	11 -1 -5 0 0 -4
broken ankle ,	11 -1 -5 0 0 -4
brother	12 -4 -1 -4 1 -4
brother is	9 -4 -2 0 -1 -1
brought	-5 -4 -1 -6 -1 17
brought it	-3 -1 0 -3 0 7
btw	-25 -4 -5 -1 -1 36
btw $	-30 -2 -4 -1 -1 38
bucket	5 0 0 0 -1 -3
bud	-3 11 -6 0 0 -1
bud $	-10 12 -1 0 0 -1
builders	-1 -5 2 -10 -2 16
builders are	-4 -1 -8 -9 -1 23
builders have	-2 0 11 -1 -1 -7
builders have found	0 0 5 0 0 -4
building	5 8 -1 1 -3 -10
building work	-2 8 -2 0 -1 -4
built	0 -1 -1 5 0 -3
bunch	0 -1 -5 -7 -2 15
bunch of	-12 0 -4 -6 -2 23
bunch of cowboys	-2 0 -1 -4 -1 8
bungalow	6 -1 -4 0 -1 0
burst	-3 0 8 -2 0 -2
burst pipe	-3 0 8 -2 0 -2
bus	7 -9 2 1 3 -4
bust	8 -2 0 -2 -1 -2
bust $	5 -1 0 -2 -1 -2
but	-10 59 25 -71 12 -1
but Dfree	-4 19 -12 0 0 -3
but Dfree $	-3 5 -2 0 0 0
but Doffered	37 -31 -36 -4 -3 37
but Doffered $	-9 -11 -7 -1 -1 28
but Doffered is	-10 -9 -11 0 -1 31
but Doffered will	6 -2 -2 0 0 -1
but Doffered yes	7 -2 -2 0 0 -3
but Dopen	-5 6 0 0 0 0
but O	18 -11 -2 0 0 -5
but O $	13 -10 0 0 0 -2
but T	-54 81 -10 -3 -4 -10
but T $	17 -9 -1 -1 -1 -5
but T ,	-12 16 -1 -1 0 -1
but T .	-19 20 0 0 0 -1
but T if	-9 9 0 0 0 0
but T please	-52 53 0 0 0 0
but back	8 -6 5 -3 0 -4
but can	11 2 -4 -4 -1 -4
but can it	-25 27 -1 0 0 0
but can you	22 -18 0 -3 0 0
but could	2 5 -1 -3 -1 -3
but could it	1 6 -1 -3 0 -2
but has	6 -6 0 0 0 0
but has to	6 -6 0 0 0 0
but he	16 -4 -3 -1 0 -8
but i	-3 -29 9 6 4 13
but i am	7 -13 16 -2 3 -11
but i can	-17 -2 -4 -1 5 19
but i do	17 -10 -1 0 0 -5
but i have	21 -14 5 -2 -1 -9
but i need	-25 32 -1 0 0 -5
but i will	2 -13 -2 -1 -1 15
but if	8 -2 -2 0 0 -3
but it	-25 29 0 1 -1 -3
but make	-20 21 0 0 0 -1
but make it	-20 21 0 0 0 -1
but my	6 -6 9 -1 -1 -7
but my brother	6 -4 -1 0 0 -1
but my mum	1 -1 7 -1 0 -6
but no	3 -2 9 0 0 -10
but not	1 -35 7 0 -2 29
but not Doffered	-23 -9 -4 -1 -1 38
but not T	10 0 -5 0 0 -4
but not until	13 -7 -4 0 0 -2
but only	27 -21 -2 -2 -1 -2
but only T	16 -14 0 0 0 -1
but only if	11 -6 -1 -2 -1 -1
but please	30 -2 -11 -1 -4 -13
but she	8 -1 0 0 0 -7
but she is	8 -1 0 0 0 -7
but tell	13 -4 -2 -1 -2 -5
but tell them	9 -3 -2 0 0 -3
but the	-38 19 21 -2 -2 3
but the Doffered	16 -11 -2 -1 0 -3
but the T	-34 35 0 0 0 0
but the wife	-4 -1 11 -1 -1 -4
but we	3 -4 12 -1 0 -10
but we will	-2 -1 12 -1 0 -9
but what	-11 -2 -2 -17 -1 32
but wife	6 -5 0 0 0 0
but wife is	6 -5 0 0 0 0
butt	15 -1 -3 -1 -1 -9
butt $	7 -1 -3 0 0 -3
buzz	2 -2 -1 -6 22 -13
by	12 2 -22 23 7 -22
by ?	-1 -1 -1 10 -2 -4
by card	-3 0 0 7 -1 -3
by me	6 2 9 -1 -3 -12
by me .	8 0 -1 0 -2 -5
by phone	-5 0 -1 3 12 -8
by the	1 -3 -7 10 -5 3
by the bins	-1 0 -1 -2 -1 6
by the meter	5 -1 -1 0 0 -3
by then	-3 11 -1 -2 0 -4
by then .	-3 7 0 -1 0 -3
by us	12 0 -7 -1 -1 -2
by us $	10 0 -7 -1 -1 -1
byc	-2 0 -1 12 -1 -7
c	29 -1 -5 -4 -2 -17
c ,	29 -1 -10 -2 -2 -14
call	-84 -31 -45 -43 219 -40
call ,	-6 0 -12 -2 27 -6
call Dfull	0 -3 0 0 5 -1
call T	-5 -5 0 -1 14 -2
call T $	-5 -5 0 -1 14 -2
call back	0 0 0 -15 16 -1
call from	0 -1 0 -2 8 -4
call me	-45 -10 -19 -7 121 -39
call me $	-6 0 -1 -2 30 -20
call me ,	0 0 -9 -1 12 -3
call me ?	0 0 -7 -1 9 -1
call me Dfull	-1 -3 0 0 6 -3
call me T	-3 -4 0 0 7 -1
call me back	-1 -3 0 -1 8 -4
call me before	-25 0 0 0 26 0
call me please	-2 0 0 -1 8 -4
call my	-2 0 -1 -5 16 -9
call please	-2 -3 -2 -7 15 -1
callback	-29 -13 -9 -5 86 -29
callback please	-24 -2 -9 -4 60 -22
callback please $	-24 -2 -9 -4 60 -22
calm	9 0 0 -4 0 -4
calm $	9 0 0 -4 0 -4
came	-28 -22 -3 -22 -8 82
came .	-2 -2 -1 0 0 6
came early	0 0 5 0 0 -4
came early !	0 0 5 0 0 -4
came on	-9 -5 -1 -1 0 16
came past	-6 -6 -1 -12 -1 26
came past ,	-1 0 0 -9 0 11
came this	-4 -4 0 -10 -1 19
came this T	-4 -4 0 -10 -1 19
camping	5 3 -3 -1 -1 -2
camping chair	6 -3 -1 -1 -1 0
can	17 11 20 11 20 -57
can accept	-3 -1 -1 0 -1 6
can be	0 -11 -8 -7 0 25
can be there	8 -1 -1 -2 0 -4
can carry	18 -1 -1 -12 -1 -3
can carry it	17 -1 -1 -12 -1 -3
can confirm	10 0 0 -2 0 -6
can do	26 2 -24 -12 -4 11
can do Doffered	10 -20 -4 -3 -1 18
can do that	22 -1 -11 -4 -1 -6
can do the	-2 -1 -2 -1 0 6
can find	-4 0 0 -1 -4 9
can find .	-4 0 0 -1 -4 9
can get	17 1 -1 -14 -1 -2
can get it	11 0 0 -10 0 -1
can get someone	5 0 0 -3 -1 -1
can give	-1 8 -2 -1 -1 -4
can have	0 0 -3 -7 -1 10
can help	10 1 -2 -3 -2 -4
can help $	6 -1 -2 0 0 -3
can help me	1 5 0 -3 -1 -1
can i	-48 20 -15 30 4 9
can i ask	0 0 -2 7 -1 -3
can i change	-9 -2 -4 22 0 -8
can i have	-22 29 -4 -20 -3 19
can i leave	0 -4 0 8 0 -3
can it	-22 23 19 -11 -3 -7
can it be	-21 21 20 -11 -2 -7
can let	2 -2 -1 7 0 -6
can let you	2 -2 -1 7 0 -6
can make	12 -4 -4 -1 0 -4
can my	-11 -2 -5 32 -3 -11
can my lad	-4 0 -2 13 -1 -5
can my neighbour	-4 -1 -2 10 -1 -3
can my your	-2 0 -1 6 -1 -2
can not	-33 -17 77 -17 12 -16
can not $	-3 -1 20 -1 -1 -14
can not ,	-2 -1 7 -1 -1 -2
can not Doffered	12 3 -14 0 0 0
can not accept	-5 0 9 -1 -1 -2
can not be	-2 -2 -6 9 1 -1
can not come	-1 0 -6 8 0 0
can not do	-44 -6 46 -22 -3 34
can not get	13 -7 4 -3 -4 -3
can not have	-3 -1 7 -3 4 -5
can not lift	5 1 -4 0 0 -2
can not make	-7 -2 15 1 -2 -4
can not read	-2 -1 -6 -1 12 -2
can not receive	-10 -1 7 -1 -2 6
can not say	-2 0 5 -1 0 -1
can not see	-1 0 -6 7 6 -6
can not sleep	8 2 -8 0 -1 -1
can not take	-1 -4 18 -3 -2 -9
can not text	-3 0 -5 0 11 -2
can only	2 7 -3 -1 -1 -5
can only do	6 1 -2 -1 0 -4
can only offer	-5 6 0 0 0 0
can promise	10 0 -1 -3 0 -6
can put	12 0 -11 0 0 0
can someone	-7 -1 -10 0 24 -5
can someone bell	-2 0 -1 -3 8 -1
can someone call	-1 0 -1 -1 5 -1
can someone phone	-1 -1 -2 -1 5 0
can someone ring	-1 0 -3 -2 6 0
can still	16 -14 0 -1 0 -1
can swap	26 -4 -6 -6 -2 -7
can take	5 -1 -2 0 0 0
can take it	5 -1 -2 0 0 0
can the	-7 -8 -5 31 -3 -7
can the lads	-1 -1 -2 8 -1 -3
can they	0 10 -1 -6 -1 -3
can they ?	5 0 0 -4 0 0
can they come	-6 10 0 -1 0 -2
can we	11 15 0 -10 -4 -12
can we do	4 4 -2 -5 -1 -1
can we say	-1 10 -2 -3 -2 -2
can work	5 -4 -1 0 0 0
can you	-16 10 10 25 14 -43
can you T	18 -1 -5 -10 -1 -2
can you call	-1 0 -1 -5 9 -1
can you come	-3 11 -1 -4 -1 -3
can you confirm	-2 -2 -3 9 -2 -1
can you deliver	-2 -1 -1 14 -5 -4
can you do	7 32 6 -32 -8 -5
can you make	21 -18 -1 -4 5 -4
can you narrow	-5 -1 -6 16 -1 -2
can you phone	-3 -3 -4 -2 18 -5
can you send	-9 -2 15 -2 0 -1
can you tell	-1 -1 -1 6 -1 -2
can your	-3 -1 0 8 -1 -3
cancel	-64 -11 -9 -25 -12 121
cancel $	-2 -6 -1 -11 -1 22
cancel .	-3 -2 0 -1 -1 7
cancel and	-4 0 -1 0 0 5
cancel and refund	-4 0 -1 0 0 5
cancel it	-37 -1 -3 -10 -2 53
cancel it $	-35 -1 -1 -6 -1 44
cancel my	-2 0 -1 -6 -1 11
cancel my order	-2 0 -1 -6 -1 11
cancel on	6 0 -2 9 -2 -11
cancel on me	6 0 -2 9 -2 -11
cancel the	-6 0 -4 -3 -1 15
cancel the order	-2 0 0 -2 -1 6
cancel this	-9 -1 -4 -1 -2 17
cancel this order	-1 -1 -2 -1 -2 8
cancellation	2 0 0 6 -1 -7
capitals	6 0 -1 0 0 -3
capitals off	5 0 -1 0 0 -3
caps	11 -1 -4 -1 -1 -4
car	14 -7 -3 -1 -7 5
car park	-3 -1 0 7 -1 -2
car park .	-1 -1 -5 7 0 0
caravan	4 1 -5 0 0 0
card	-5 -5 -6 22 -5 0
card .	5 0 -4 -1 -1 1
card . $	5 0 -4 -1 -1 0
card used	-4 0 0 0 0 5
card used .	-4 0 0 0 0 5
cardboard	8 0 0 -7 0 0
cardboard away	7 0 0 -7 0 0
carer	7 1 -6 -3 10 -10
carer is	6 -4 0 0 0 -1
caretaker	9 0 -2 -2 0 -5
carnage	6 -4 -1 0 -1 -1
carnage .	6 -4 -1 0 -1 -1
carol	7 0 -3 -1 0 -3
carpet	3 -5 -3 10 -3 -2
carpet $	-2 -1 -1 11 -1 -7
carry	-7 2 -7 32 -6 -14
carry $	5 4 -1 -2 -1 -5
carry it	-5 0 -4 18 -3 -6
carry it up	5 -1 -1 -1 -1 -1
carry it upstairs	-4 -1 -1 13 -1 -6
carrying	-7 -1 -2 13 -1 -3
carrying it	-7 0 -1 11 0 -2
carton	-1 0 -1 6 -2 -1
cash	-2 -1 -2 10 -1 -5
cast	-2 0 8 -1 0 -6
cast off	-2 0 8 -1 0 -6
cat	-5 -1 -5 -12 -2 25
centre	-5 6 -6 4 -2 4
certificate	1 -1 -1 5 -2 -1
chair	4 -3 -3 -1 -2 5
chair .	-4 0 -1 0 -1 6
chance	-11 17 -1 -4 1 -2
chance of	-15 16 0 -1 0 0
change	-10 -2 -5 14 2 1
change it	-5 -2 -4 20 0 -8
change it later	-1 -1 0 7 0 -4
change my	-3 0 0 -5 -2 10
changed	-12 -3 7 8 -3 3
changed my	-1 0 -4 -2 -1 8
changed my mind	-1 0 -4 -2 -1 9
changed the	-1 0 -1 10 -1 -7
chaos	31 -5 -2 -3 -4 -18
chapel	4 -6 0 3 0 0
chaps	8 -1 -1 -3 0 -2
charge	1 -8 -7 19 2 -7
charge for	2 -3 -5 10 -1 -3
charge to	-4 -5 -1 10 0 0
chat	0 -5 -1 -21 20 6
chat $	3 -1 -1 -7 -1 7
chat about	1 0 0 -7 8 -1
cheaper	-11 0 -2 14 -1 0
cheaper $	-6 0 -1 11 -1 -4
check	-26 -10 -6 -12 -10 64
check rota	-3 -7 -1 -1 -1 13
check with	1 -2 -3 -7 -4 15
check with my	12 -1 -1 -4 -3 -2
check with the	-12 -1 0 -2 -1 16
checked	13 0 -1 -1 0 -9
checked with	13 0 -1 -1 0 -9
checked with the	12 0 -1 -1 0 -9
chef	-2 -6 10 -1 -1 0
chemo	-14 -7 36 -3 -2 -10
chemo $	-26 -3 38 -2 -1 -7
chemo .	6 -1 -2 0 -1 -2
chickenpox	-6 0 22 -5 -2 -9
childminder	-4 6 -1 0 0 0
childminder and	-9 11 -1 0 0 0
chippy	13 2 -3 -2 -1 -9
chiropodist	2 5 -3 0 -2 -2
chiropodist T	12 -11 -1 0 0 0
chiropodist comes	-15 17 -1 0 0 -1
chiropodist on	5 -1 -2 0 -1 -1
chiropodist on Doffered	5 -1 -2 0 -1 -1
chocka	5 -4 0 0 0 -1
chocka .	5 -4 0 0 0 -1
choice	8 0 -1 -3 -3 -1
choose	72 -5 -18 -4 -8 -37
choose $	24 -1 -1 -5 -2 -16
choose ,	9 -2 -3 7 -1 -9
choose , can	-4 -1 0 5 0 0
choose , i	13 0 -3 -1 -1 -8
choose Doffered	16 -2 -11 1 0 -4
choose Doffered $	16 -1 -11 0 0 -4
choose O	6 -1 0 0 0 -5
christening so	6 -3 -1 0 0 -2
christmas	-8 -2 18 -2 -2 -5
chuck	-2 0 -1 -4 0 7
clashes	-28 -2 38 -2 0 -5
click	-1 0 0 5 0 -3
clinic ,	5 -4 0 0 0 0
clinic T	-5 6 0 -1 0 0
clocks	5 -1 -4 0 0 -1
close	-3 0 -1 12 -3 -4
closed	-37 -3 3 -3 2 37
closed Doffered	-36 -2 -3 -1 0 42
closed at	9 0 -1 0 0 -8
closed for	-8 -1 7 -1 0 3
club	-19 -18 -2 -3 -3 46
code	7 -11 -4 -5 -4 16
code $	1 -4 -2 -2 -2 9
code ,	0 -3 -1 -1 -1 6
coffee	6 -2 -1 -3 0 -1
colleague	0 -1 -1 0 -6 7
colleague on	-3 -1 0 0 -1 6
collect	1 -3 -2 19 -2 -13
collect it	-3 -1 -2 14 -1 -8
collecting	6 -1 -1 -1 0 -3
colour	0 -1 -5 -2 -1 9
colour is	5 -1 0 -3 0 -1
come	18 8 2 26 -16 -38
come $	7 -3 -5 5 -4 1
come Dfree	-1 10 -1 -3 -1 -5
come Dfull	-6 17 -1 -5 -1 -4
come Dfull i	-6 14 -1 -3 -1 -4
come Doffered	15 -5 9 -7 -1 -10
come Doffered $	10 -3 10 -7 -1 -9
come back	-9 -2 9 -2 -4 9
come back to	-9 -2 9 -2 -4 9
come flat	5 0 -1 -4 0 -1
come flat packed	5 0 -1 -4 0 -1
come in	5 -1 -1 2 6 -11
come on	4 -7 -5 12 -2 -3
come on Dfull	-1 -8 -1 12 -1 -2
come past	-2 0 -5 2 0 6
come the	-5 -1 -4 5 0 5
come to	-1 0 -2 -1 -1 5
comes	-1 7 -6 8 -6 -3
comes Dfull	-3 -7 0 -1 -2 14
comes Dfull $	-3 -7 0 -1 -2 14
comes T	-17 17 -1 1 0 0
comes in	6 -4 -2 0 0 0
comin	11 -1 -3 -1 -1 -5
coming	15 -11 -7 34 -3 -28
coming $	-2 0 -1 6 0 -3
coming ?	11 -8 -2 1 -1 -2
coming ? $	-3 -8 0 12 0 -1
coming for	10 -5 0 -2 0 -2
coming for dad	10 -5 0 -2 0 -2
coming from	-3 0 -1 14 0 -10
coming from $	-3 0 0 8 0 -4
coming together	-5 -2 -1 8 0 -1
coming together or	-5 -2 -1 8 0 -1
commit	-3 -1 8 1 -2 -3
commit to	-2 0 8 -1 -2 -2
communion	0 0 -3 0 -1 5
commute	-2 7 0 -2 -1 -2
commute .	-2 5 0 -2 0 -1
commute . $	-2 5 0 -2 0 -1
company	-13 -2 -10 -6 -6 37
company ,	-5 0 -1 -2 -1 9
company .	5 -1 -4 5 -3 -2
company is	-4 -1 -1 -5 -1 12
company is this	-1 0 0 9 -1 -7
complain	-7 -1 -3 1 -2 12
complicated	-8 -4 -2 -8 28 -7
complicated $	-4 0 -1 -7 16 -3
complicated to	-1 -3 0 0 7 -3
concierge	8 -5 -1 4 0 -6
concrete	-4 0 -2 -2 0 8
confirm	72 -21 -25 -7 -9 -10
confirm $	56 -1 -8 -5 -1 -41
confirm .	29 0 -2 -1 0 -25
confirm . $	29 0 -2 -1 0 -25
confirm Doffered	-6 -10 -2 -2 0 20
confirm O	-13 -2 -1 -2 -1 18
confirm all	-2 0 -2 -3 -1 7
confirm delivery	-1 -4 0 -1 0 6
confirm in	-1 0 -7 0 0 9
confirm in writing	-1 0 -7 0 0 9
confirm that	6 0 -1 0 0 -4
confirm that the	6 0 -1 0 0 -4
confirm the	-9 -1 -2 14 -2 -1
confirmation	3 -2 -1 2 5 -7
confirmed	96 -7 -19 -10 -4 -57
confirmed $	24 -2 -4 -3 -1 -14
confirmed .	39 -4 -8 -3 -2 -22
confirmed . $	29 -1 -6 -2 -1 -19
confirmed and	26 0 -4 -2 -1 -19
conservatory	-3 0 0 -1 0 5
consignment	-1 0 -1 7 -2 -3
contact	3 -2 -1 -3 6 -2
contact is	5 0 0 0 -2 -3
contact my	-3 0 0 -1 8 -4
contacting	-9 -8 0 0 -3 20
cooker	13 0 -5 -1 -3 -5
cost	0 -11 -6 35 -3 -15
cost extra	-18 -5 -3 34 -1 -6
cost extra $	-18 -5 -3 34 -1 -6
cost for	-1 0 0 5 0 -3
cost me	25 0 -1 -22 -1 -1
cost more	-6 -5 -2 19 0 -5
could	8 31 -7 0 18 -50
could be	2 -2 6 -3 -2 -2
could be a	-3 0 7 0 -1 -1
could come	-2 6 -1 2 -1 -5
could do	5 3 -2 0 -1 -5
could do Doffered	7 -1 -1 0 0 -5
could i	0 2 0 -6 7 -4
could i have	-1 0 0 -3 8 -4
could it	-7 14 -3 -1 -1 -3
could it be	-5 11 -3 1 -1 -3
could not	-7 6 -5 6 -3 4
could one	-3 -1 -1 -3 8 0
could one of	-3 -1 -1 -3 8 0
could someone	-6 -2 -1 7 2 -1
could we	4 5 -5 -4 1 -1
could we have	10 -5 -1 -3 0 -1
could we say	-2 6 -3 0 0 0
could work	21 -2 -5 -6 -2 -6
could you	-14 14 4 17 6 -26
could you do	-1 8 -2 -3 -2 -1
could you let	-2 -1 -1 7 -2 -1
could you make	-8 10 0 -2 0 0
could you ring	-2 -1 -2 -5 13 -3
could you tell	-8 -2 -1 19 -5 -4
could your	7 -4 -1 -3 5 -4
council are	5 0 0 -1 0 -3
country	-7 9 14 -4 -1 -11
court	-5 0 3 6 0 -4
court $	-5 -1 4 6 0 -3
covers	-3 -5 -2 19 -1 -8
covid	-2 0 13 -1 -1 -9
cow	-1 0 5 0 0 -3
cow $	-1 0 5 0 0 -3
cowboys $	-2 0 -1 -4 -1 8
cream	-8 -1 -1 11 -2 2
cream carpet	-9 -1 -1 11 -2 2
cream carpet $	-3 -1 -1 11 -1 -6
crew	-5 2 -1 11 -3 -4
crime	5 -3 -1 0 0 -1
crowd	-3 0 0 5 0 -1
cup	18 -7 -4 -1 -1 -6
cup final	13 -5 -3 -1 -1 -4
cup starts	5 -1 -2 0 0 -2
cup starts Doffered	5 -1 -2 0 0 -2
customer	-28 -7 -5 -9 -2 50
customer $	-3 0 -3 -5 0 11
cut	-3 -2 -1 1 12 -8
cut off	-3 -2 -1 1 12 -8
cut off .	-1 -1 0 -1 10 -7
d	28 1 -2 -8 -2 -17
dad	22 -6 -2 -7 1 -7
dad $	10 -5 -1 -2 0 -2
dad says	6 -2 0 -1 0 -3
dads	6 -3 2 -3 1 -3
darlin	12 -6 -2 -1 -1 -3
darlin $	10 -5 -1 -1 0 -2
date	-3 14 35 -8 -6 -33
date $	-5 0 2 -1 6 -2
date ,	-4 0 6 0 -1 -1
date .	12 0 2 -3 -4 -7
date Doffered	9 -4 0 0 -3 -2
date Doffered time	9 -4 0 0 -3 -2
date i	-5 11 -2 0 0 -4
date is	-9 7 15 -2 -2 -10
date is good	-5 0 13 -1 -1 -6
date is possible	-2 0 5 0 -1 -3
dates	-24 -9 62 14 3 -45
dates $	-11 -2 4 18 0 -9
dates .	-15 -1 30 -4 -2 -8
dates . $	-7 -1 20 -2 -2 -8
dates ?	0 -9 13 -3 0 0
dates ? $	0 -9 11 -2 0 0
dates are	10 2 1 -3 -2 -8
dates do	-3 0 6 -1 0 -1
dates do not	-3 0 6 -1 0 -1
dates on	0 -1 -3 5 0 -1
daughter	-6 0 -7 6 0 7
daughter is	-4 -1 -1 -3 -1 11
daughter s	-6 0 -3 9 -2 2
daughters	31 11 -9 -2 -1 -31
dave	3 0 -8 -17 3 20
day	1 33 9 -22 9 -27
day $	-16 10 8 -5 7 -4
day ,	13 0 -11 -5 2 1
day , i	16 2 -1 -3 -3 -11
day , we	-15 -2 -5 0 0 23
day .	-12 6 -7 -1 3 11
day . $	-14 5 -2 0 2 10
day ?	4 -6 -2 4 1 0
day Dfree	-3 8 -4 0 0 -1
day Doffered	37 -19 -25 -3 -2 11
day Doffered $	5 -5 -13 -2 0 15
day Doffered so	12 -3 -8 0 0 -1
day Dopen	-25 34 -4 -1 -1 -2
day Dopen is	-11 13 -1 0 0 0
day Dopen yes	-4 6 -1 0 0 0
day and	17 -19 9 -4 0 -4
day and the	16 -5 -6 -3 0 -1
day but	-10 -10 34 -3 -2 -9
day for	-8 -10 7 13 -1 -2
day i	-8 15 -9 -7 -2 9
day i am	21 -1 -5 -1 -1 -12
day i can	-8 18 1 -4 -1 -5
day is	12 0 0 -1 -3 -7
day of	-6 1 14 -5 0 -3
day off	14 3 -2 -3 -3 -8
day off $	14 7 -1 -2 0 -17
day off .	-4 -1 0 0 0 6
day or	-3 -3 0 7 0 -1
day out	-5 -1 0 -1 9 -2
day out $	-5 -1 0 -1 9 -2
day please	8 -6 5 -1 -3 -3
day please ,	7 -6 0 0 0 0
day so	4 0 -14 -3 -1 14
day so parking	-18 -2 -5 -1 0 26
day sorry	-2 0 7 0 0 -4
day suits	8 -2 -2 0 -1 -3
day suits ,	7 -2 -2 0 0 -3
day will	10 -1 -8 0 0 -1
day works	2 3 3 -2 -1 -5
day you	-11 4 -2 -2 -1 13
day you like	1 5 -1 -1 -1 -3
days	-25 17 77 -1 -8 -61
days $	-15 -6 52 5 -5 -30
days ,	14 7 -14 -2 -1 -4
days .	-8 5 9 -2 -1 -2
days Doffered	-4 -2 -1 7 0 0
days i	1 -4 8 -2 0 -3
days i am	1 -4 8 -2 -1 -3
days so	7 2 -9 0 0 0
days the	-3 -1 5 -10 -1 10
dead to	6 -1 -3 0 -1 -1
dead to the	6 -1 -3 0 -1 -1
deaf	5 -1 0 -1 -2 -1
deals	-2 0 0 -4 15 -9
deals with	-2 0 0 -4 15 -9
dear	16 -3 11 -6 -2 -17
dear $	-4 -3 17 -2 0 -8
dear i	11 0 -4 -3 -1 -3
decide	-5 -3 -1 11 2 -4
decides	-2 5 -5 -1 4 -1
decision	-4 -5 -1 5 6 0
decorating	6 -1 -2 0 0 -2
definitely	-12 -16 -8 32 -2 6
definitely $	25 -1 -3 -3 -1 -18
definitely .	-41 -2 -1 0 0 44
definitely Doffered	12 -4 -2 1 0 -7
definitely Doffered $	8 -1 -1 -1 0 -6
definitely T	-13 -10 0 26 0 -3
definitely the	6 0 0 0 0 -5
delay	-4 -1 15 -6 -5 1
deliver	3 6 -12 11 -11 3
deliver on	5 5 -1 5 -2 -12
deliver on Dfull	-5 4 0 5 -1 -3
deliver on Doffered	14 -4 -1 0 -1 -7
deliver to	-2 0 0 12 -5 -4
deliver to a	-2 0 -2 14 -5 -4
delivered	-40 -7 -16 5 -4 62
delivered on	-12 -2 0 -1 0 15
delivered on Doffered	-12 -1 0 0 0 14
delivered to	0 -2 -1 8 -1 -3
delivered to my	0 -2 -1 8 -1 -3
delivering	-1 0 -1 6 0 -4
delivery	-26 -27 -6 45 -2 14
delivery $	-2 0 -1 10 0 -6
delivery ?	-1 0 -1 8 0 -5
delivery ? $	-1 0 -1 7 0 -5
delivery fee	19 0 -15 -2 -1 0
delivery on	5 -6 9 -1 -1 -6
delivery on Doffered	11 -5 0 0 0 -5
delivery on either	-5 0 7 -1 -1 -1
deliverys	-3 0 -1 -2 10 -5
deliverys $	-3 0 -1 -1 10 -5
dentist	5 0 2 -1 -1 -6
department	-5 0 0 0 0 5
depends	6 -4 -2 -12 -4 17
deposit	-4 0 -2 5 -1 2
depot	-2 2 -8 2 -2 8
depot $	-3 0 -6 -3 -1 12
depot is	0 -1 -2 5 0 -2
depot is it	-2 0 -1 5 0 -2
desk	-7 -1 0 0 0 8
desk .	-6 -1 0 0 0 7
desk . $	-6 -1 0 0 0 7
desk on	-9 -1 0 0 0 10
desk on Doffered	-9 -1 0 0 0 10
devon	-4 5 -3 0 0 2
dialysis	20 -14 -10 8 -1 -4
dialysis .	5 -1 -3 0 0 -1
dialysis . Doffered	5 -1 -3 0 0 -1
dialysis T	11 -9 -1 0 0 -1
dialysis T $	11 -8 -1 0 0 -1
diary	1 -6 -4 -3 19 -6
diary $	-1 0 -1 -4 6 1
diary .	5 -4 -1 -2 3 -1
diary phonenumber	0 0 -1 -1 5 -3
diary phonenumber $	0 0 -1 -1 5 -3
did	-25 -9 -14 50 -10 8
did $	-8 -2 -3 -2 -1 16
did i	1 -1 -12 33 -1 -21
did not	-4 -1 -7 -12 -3 26
did not order	-2 0 -5 -13 -1 21
did you	-15 -2 -3 32 -4 -7
did you get	-14 -2 -3 40 -4 -17
died	-3 -7 8 -4 -3 10
died $	6 -2 -10 -4 -3 13
difference	-2 -2 0 6 0 -1
different	-13 -6 1 31 -3 -10
dimensions	-11 -1 -4 24 -3 -4
dimensions of	-11 -1 -4 22 -3 -4
dimensions of the	-11 -1 -4 22 -3 -4
dinner	1 -6 12 -6 0 -1
director	-3 0 -1 0 0 5
dis	-10 -1 -7 31 -8 -5
dis $	-8 -1 -2 36 -5 -21
dis for	-2 0 -5 -3 -1 11
disconnected	-9 -1 0 0 0 10
discuss	-5 -1 -1 -2 15 -6
discuss this	-4 -1 -1 -1 12 -5
discuss this by	-3 0 -1 -1 7 -3
discuss this over	-1 0 0 0 5 -3
disgrace	-1 0 -1 -1 -3 5
disgusting	-11 -1 -5 -3 -5 25
disgusting service	-5 0 -2 -2 -4 15
disgusting service .	-3 0 -2 -2 -1 8
diwali	-3 5 1 0 0 -2
diwali Doffered	-8 9 0 0 0 0
do	14 12 -2 45 7 -58
do $	-25 1 50 -5 6 -29
do ,	33 4 -23 -1 -4 -10
do , Dfree	-8 20 -10 0 -1 -1
do , Doffered	37 -10 -20 0 -1 -5
do , but	6 -1 -4 0 0 0
do .	-7 0 -15 -1 -2 24
do ?	-3 6 0 -3 0 0
do Dfree	-9 33 -10 -8 -2 -2
do Dfree $	-4 7 -3 0 0 0
do Dfree ?	-1 14 -6 -6 0 0
do Dfull	-17 23 -1 -2 -2 -1
do Dfull ,	-3 6 0 -1 -1 -1
do Doffered	35 -42 -18 -36 -5 67
do Doffered $	-52 -5 8 -2 -1 52
do Doffered ,	14 0 -9 -1 -1 -3
do Doffered .	-26 -5 -5 0 0 37
do Doffered T	14 -10 -1 -2 0 0
do Doffered but	16 -3 -8 0 0 -4
do Doffered or	-4 0 13 -2 -1 -6
do Dopen	-4 7 0 -2 0 0
do Dopen T	-4 5 0 -1 0 0
do T	15 -4 2 -4 -3 -5
do T $	23 -11 -5 -1 -1 -4
do T on	6 -5 0 -1 0 0
do any	-2 0 6 -2 -1 -1
do any of	-2 0 6 -2 -1 -1
do at	13 -7 0 -1 -2 -2
do at a	13 -7 -1 -1 -2 -1
do either	-8 12 2 -1 -1 -4
do either ,	-6 0 8 -1 -1 0
do either of	-1 12 -10 0 0 0
do for	-10 5 16 -3 -5 -3
do for me	-10 5 16 -3 -5 -3
do good	4 3 -8 -1 0 3
do i	-4 -9 -5 54 -5 -30
do i get	-3 0 0 8 -1 -4
do i have	-3 -1 -1 10 -1 -4
do i know	0 0 -1 8 0 -6
do i need	2 -4 -2 13 -2 -7
do if	5 -2 -2 2 0 -2
do if you	5 -2 -2 0 0 0
do it	26 4 -6 -10 -3 -11
do me	5 -1 0 -1 -2 -1
do not	21 -19 -7 -28 7 22
do not ask	19 2 -20 0 0 -1
do not block	12 -1 -6 0 0 -5
do not book	0 0 -1 -1 6 -3
do not bother	-4 -3 11 -1 0 -2
do not come	-4 -3 22 -9 -1 -6
do not do	0 -1 -6 -1 18 -11
do not finish	8 -3 -2 0 -1 -2
do not get	-6 23 -5 -5 -1 -5
do not have	10 0 -2 -1 -1 -6
do not hear	-4 -3 -1 -2 0 10
do not hold	-1 0 -1 0 5 -3
do not know	-25 -3 -7 -11 -2 48
do not leave	12 -1 5 -1 0 -14
do not mess	5 -2 -1 0 -1 -1
do not move	-4 8 0 0 -1 -3
do not ring	12 -2 -2 0 -6 -2
do not suits	-9 0 19 -2 -2 -5
do not text	4 -5 -2 0 5 -3
do not want	-4 -2 -11 1 -4 19
do on	10 -10 0 0 0 0
do on the	10 -10 0 0 0 0
do so	-9 0 11 -1 0 -1
do text	-2 0 -4 -1 12 -6
do text .	0 0 -1 0 5 -3
do texting	-3 0 -2 -1 8 -3
do texting .	-3 0 -2 -1 8 -3
do that	12 2 9 -13 -2 -8
do that $	6 -1 5 -4 -1 -6
do that ?	7 1 0 -8 0 0
do the	3 -11 -3 18 -3 -4
do the Doffered	2 -7 -1 10 -1 -3
do them	-1 0 5 -1 -1 -1
do then	-5 2 6 -1 0 -1
do these	-1 -1 3 2 3 -6
do these dates	-1 -1 -1 5 0 -2
do they	-9 0 -6 26 -5 -7
do they take	0 -1 -4 6 0 -1
do this	-10 -4 -8 -1 5 17
do you	-43 -3 16 72 -11 -32
do you deliver	-1 -6 2 8 0 -3
do you do	-2 2 0 5 -1 -4
do you have	-28 24 22 -9 -1 -7
do you need	5 0 -1 -1 -2 -1
do you send	-1 -1 0 5 -1 -1
do you take	-2 0 -1 11 -1 -7
do you want	1 -1 -1 -8 -1 10
do your	7 -1 -1 3 -1 -7
do your lads	6 0 0 -6 0 0
dock	-2 0 -4 7 -1 -1
does	-61 -1 -16 113 -1 -35
does Doffered	-16 -4 -4 35 -1 -10
does it	-5 -5 -3 40 -2 -26
does it come	-3 0 -1 9 -1 -5
does my	-1 0 0 -2 5 -1
does not	-30 10 2 -20 -3 41
does not do	10 -1 -6 -1 -1 -2
does not get	0 0 -4 -4 0 8
does not live	-1 -3 -5 -2 -1 11
does not work	-24 -4 12 -9 -1 25
does someone	-2 0 -1 8 -2 -3
does the	6 -3 -7 9 2 -8
does the driver	-1 0 -6 11 0 -5
does your	-5 0 0 13 -1 -6
dog	4 -5 14 -11 -3 2
dog is	3 -1 3 -5 0 1
dog is all	5 -1 -5 -1 0 1
dogs	42 -2 -9 -2 0 -29
doing	1 0 -1 -4 12 -7
doing my	-5 0 -1 0 7 -1
doing my head	-5 0 -1 0 7 -1
doing the	9 -2 -1 -3 2 -5
doing the school	9 -2 0 -3 0 -4
done	-11 6 31 -5 -4 -17
done $	-3 8 1 0 -1 -4
done .	-14 0 15 0 0 -1
done and	-1 0 6 -2 -1 -2
done so	2 2 5 -1 -2 -7
door	7 -22 -8 38 -15 1
door $	10 -2 -7 17 -4 -15
door ?	5 0 -1 -2 -1 -1
door ? $	5 0 0 -4 0 0
door T	1 -6 -1 -2 -1 9
door as	5 -1 0 0 0 -4
door is	-8 -1 -2 -2 0 13
door off	-13 -1 0 6 0 9
door off ,	-13 -1 0 4 0 10
door that	-2 0 6 -1 0 -2
doorbell	8 -2 0 -1 -1 -4
doors	5 -2 -1 -1 -1 -1
doorway	-8 -1 0 -1 0 10
doorway is	-8 -1 0 -1 0 10
doorway is quantity	-8 -1 0 -1 0 10
dot	10 -1 0 -2 0 -6
double	2 -2 -3 6 -2 -1
down	-11 -7 4 20 -12 6
down $	-4 -3 -1 6 -2 3
down .	3 -1 6 -3 -1 -4
down and	-5 0 5 -1 0 1
down at	-5 -1 -6 16 -1 -2
down at all	-5 -1 -6 16 -1 -2
down for	9 -5 -13 -3 -2 14
down for Doffered	18 -7 0 -1 -1 -9
down for the	-22 -2 -1 -1 0 27
down on	-6 1 -4 8 -2 4
down on the	-4 0 -1 1 -1 5
down the	-6 2 6 -3 0 1
down yet	-1 0 9 -2 0 -5
downstairs	9 -1 0 0 -1 -7
drama	7 -6 -1 0 0 0
drive	3 0 0 -7 -3 8
drive $	7 0 -8 -5 -1 8
drive is	0 -1 -2 -2 -1 6
driver	28 -12 -15 38 -24 -14
driver $	25 1 -2 3 -2 -24
driver have	0 0 -6 11 0 -5
driver have a	-1 0 -6 11 0 -5
driver ring	3 0 -1 8 -6 -4
driver ring me	6 0 0 -1 -5 0
driver to	13 -1 0 0 -11 -1
driver to ring	9 -1 0 0 -7 -1
drivers	1 -2 -2 10 -1 -6
driving	-28 -14 19 -16 11 28
driving .	2 -3 0 0 6 -4
driving all	-1 0 -4 0 9 -3
driving all day	-1 0 -4 0 9 -3
driving back	-5 0 5 0 0 0
driving test	-9 -2 23 -6 -1 -6
driving test $	-6 0 15 -6 0 -4
driving to	1 -3 6 0 0 -3
drop	-5 -10 8 17 -1 -9
drop off	11 -8 -1 3 0 -5
dropped	-16 -15 -2 -8 -1 41
dropped it	-16 -15 -1 -9 -1 42
dropped it off	-12 -6 0 -4 0 23
dry	-2 0 5 -1 -1 -2
duck	14 1 -3 1 -2 -10
duck .	7 0 -2 -1 0 -3
due	-5 -7 8 12 -1 -7
due any	2 -4 6 -1 -1 -3
due any day	5 -3 0 0 0 -1
due any minutes	-2 -1 7 -1 -1 -2
due on	-3 -1 -2 7 0 -1
duly	-7 0 0 0 -1 9
duly noted	-7 0 0 0 -1 9
duly noted ,	-6 0 0 0 -1 8
duration	31 -26 -6 -1 18 -16
duration $	-2 0 0 7 -1 -3
duration ,	-1 0 -2 -1 7 -2
duration .	8 -1 7 -1 7 -18
duration . you	-2 0 0 0 5 -3
duration ?	18 -8 -1 -5 -5 -1
duration ? $	14 -8 -1 -3 -2 0
duration is	-3 0 -2 11 -2 -3
duration is a	-4 0 -2 10 -1 -3
duration off	12 -4 0 -2 -5 -1
duration off $	6 -1 0 0 -4 -1
duration phonenumber	5 0 0 0 -4 0
duration phonenumber $	5 0 0 0 -4 0
duration so	7 -5 0 0 -2 0
duration to	1 -1 0 -6 10 -4
duty	-3 -3 -1 0 0 7
e	-5 -1 2 0 0 4
e mail	-5 0 0 0 0 5
each	0 -3 -2 2 8 -5
each time	-1 -1 0 -1 9 -6
earlier	-23 26 -1 0 0 -2
early	-1 -3 12 0 0 -8
early !	0 0 5 0 0 -4
early ! !	0 0 5 0 0 -4
easier	1 -3 -2 -6 19 -10
easier $	6 0 -1 -1 3 -7
easier to	-1 -4 0 -1 6 -1
easy	20 -3 -5 -1 -2 -8
easy $	12 -4 -3 -1 -1 -2
eating	5 -1 -1 0 0 -3
eh	-25 20 -2 10 -1 -3
eh ,	-20 21 0 0 0 -1
eh ?	-5 -1 -1 10 -1 -2
either	110 5 1 -32 -21 -64
either $	34 -1 -2 -3 -1 -26
either ,	21 -1 2 -3 -3 -15
either , i	14 0 -7 0 0 -6
either .	15 -2 -10 -1 -2 -1
either Doffered	6 -1 -2 -2 0 -1
either Doffered or	6 -1 -2 -2 0 -1
either T good	5 -1 -3 0 0 0
either date	5 -1 5 -1 -2 -7
either day	-3 -15 28 -2 -4 -6
either day $	-9 -2 14 0 -1 -2
either good	8 0 -1 0 -1 -5
either is	6 -1 0 -1 -1 -4
either of	17 12 -14 -7 -2 -6
either of the	8 1 -6 -1 0 -2
either of them	2 11 -4 -5 -1 -3
either of those	7 0 -5 -1 -1 -1
either slot	-6 6 0 0 0 0
either slot $	-5 5 0 0 0 0
either tbh	17 0 -2 -3 -1 -11
either tbh $	9 0 -1 -1 0 -7
either way	5 -5 -2 2 0 0
either way $	6 -5 -1 0 0 0
eldest	-1 0 14 -4 -2 -8
else	-24 -12 85 -18 -6 -24
else $	-4 0 7 0 -1 -2
else ?	-1 -3 21 -10 -2 -5
else ? $	-1 -3 13 -5 -1 -4
else have	-2 -6 14 -6 -1 0
else have you	-2 -6 14 -6 -1 0
else is	-2 -1 18 -9 0 -6
else is there	-2 -1 19 -9 0 -6
else you	-5 -2 10 -3 0 -1
email	1 -6 -20 11 -5 18
email ,	-8 -1 0 0 -1 10
email address	0 0 -2 10 -3 -4
emails	16 -2 -16 6 0 -4
emails with	-1 0 -6 9 0 -2
emails with different	-1 0 -6 9 0 -2
empty	-20 26 -2 0 -1 -4
end	19 -6 -2 -9 0 -2
end $	-17 -1 -2 -3 -1 24
end .	19 -2 -3 -3 2 -13
end ? $	5 0 0 -5 0 0
end of the	2 -1 5 0 0 -5
entrance	9 -2 -4 -1 -3 1
even	9 -3 3 2 -1 -10
ever	-20 -1 3 -5 -3 27
ever $	-12 0 -3 -4 -1 20
every	-13 -13 19 -7 -10 24
every day	14 1 4 -2 -2 -16
every day $	-5 1 6 -1 -1 -1
every slot	-5 0 -1 -2 -3 12
everyone	-4 8 -1 0 -3 -1
everyone is	-5 10 1 -2 -1 -3
everyone is home	-3 7 0 -1 0 -2
everything	-10 3 -4 0 1 10
everything .	-3 -2 0 -1 0 7
everything . $	-3 -2 0 -1 0 7
everywhere	1 -1 0 -1 -4 5
ex	0 0 -1 16 -2 -13
exactly	-10 -2 -2 15 0 -1
exam	-2 1 -1 -2 -2 7
exams	-18 -8 44 -5 -2 -10
except	-19 -9 -6 -1 0 37
except Doffered	8 -4 -3 0 0 -1
except the	9 -5 -1 -1 0 -2
except the Doffered	9 -5 -1 -1 0 -2
expect	13 -5 -2 -1 -2 -3
expect a	-3 0 -2 -1 -1 7
expect a written	-3 0 -1 0 0 5
expect you	9 0 0 -1 0 -8
expect you $	9 0 0 -1 0 -8
explain	-7 -1 -1 5 4 -1
explain which	-6 -2 -1 6 3 0
extension	-10 16 -2 -1 -1 -2
extension will	-8 13 -3 0 -1 0
extension will not	-8 13 -3 0 -1 0
extra	-24 -6 -4 44 -2 -9
extra $	-18 -5 -3 34 -1 -6
eyes	0 -1 -5 -2 13 -4
eyes are	3 -1 -2 -2 5 -2
eyes are bad	-1 0 -1 0 5 -2
f	-10 -1 -1 -1 -1 14
fail	-5 -1 -1 -1 -2 10
fail me	-5 -1 -1 -1 -2 10
fail me .	-5 -1 -1 -1 -2 10
failed	-4 2 -2 -2 0 6
failing	2 6 -1 -3 0 -3
fair	-4 -2 7 0 0 0
fam	51 9 -7 -2 -2 -48
family	-4 12 2 -4 -1 -5
family will	-8 7 1 0 0 0
family will be	-8 7 1 0 0 0
far	8 0 -4 4 -1 -8
far $	10 0 -4 0 0 -5
farm	-12 2 17 -3 1 -5
father	-1 -2 0 5 -1 -1
fee	18 -1 -15 0 -2 0
fees	-5 0 -1 -2 0 8
fella	7 -1 -3 0 -2 -1
ffs	6 7 -5 -1 -1 -7
ffs finally	6 0 0 -1 0 -4
ffs finally .	6 0 0 -1 0 -4
field	0 0 -3 8 -1 -4
film	-3 -1 -1 -14 0 18
final	14 -5 -3 -1 -1 -5
finally	28 -5 3 -5 -2 -19
finally !	8 -1 -2 -1 -1 -3
finally ! !	8 -1 -2 -1 -1 -3
finally $	6 0 -1 -2 0 -3
finally .	13 -1 -2 -2 -1 -8
finally . yes	8 0 -1 -1 -1 -5
find	5 -5 -2 3 -5 4
find .	-4 0 0 -1 -4 9
find . $	-4 0 0 -1 -4 9
find Dfull	5 -2 -1 0 0 -1
find Dfull $	5 -2 -1 0 0 -1
finish	-14 12 18 -5 -6 -5
finish $	-22 16 10 -1 0 -3
finish .	-5 0 6 -1 -4 5
finish T	-2 7 0 -1 -1 -4
finish T $	-14 15 0 0 0 0
finish T so	14 -7 -3 -1 -1 -4
finish my	-5 6 0 -1 0 0
finish work	13 -13 2 0 -1 -2
finish work T	8 -8 2 0 0 -1
finished	8 0 2 -1 -1 -8
finished .	-2 6 -1 0 0 -2
first	19 6 -26 -8 4 4
first $	16 -10 -5 9 14 -23
first ,	-3 -8 0 -1 -1 13
first communion	0 0 -3 0 -1 5
first i	-2 0 -2 -7 0 10
firstchoice	24 -5 -5 -5 -1 -7
firstchoice Doffered	19 -5 -3 -2 -1 -9
firstchoice Doffered .	5 -2 -1 0 0 -2
firstchoice Doffered secondchoice	10 -1 -2 -1 0 -5
fit	1 -3 -4 36 -6 -24
fit through	-2 0 -2 13 -2 -7
fit through a	-2 0 -1 12 -2 -7
fitted	-6 -1 6 2 0 0
fixed	-5 -1 0 -1 -2 9
flask	8 0 0 0 0 -7
flat	-4 6 -3 -5 4 2
flat $	-11 0 -1 -1 -1 14
flat packed	5 0 -1 -4 0 -1
flatmate	-3 1 0 -3 -2 7
flights	-4 0 7 -1 0 -2
flooded	-1 1 7 -1 0 -6
floor	39 5 -6 -4 -7 -26
floor .	5 -4 -1 1 0 -1
floor is	9 -2 4 -6 -1 -5
floor no	35 -1 -15 -2 -2 -14
floor s	-3 0 9 -1 -1 -4
floors	-8 1 12 -3 -1 -1
flower	-4 0 -1 0 0 6
flu	6 0 -1 0 0 -5
follow	-9 -1 0 0 -1 11
follow the	-9 -1 0 0 -1 11
football	10 -6 -3 0 0 -1
footy	-6 10 -3 0 0 -1
for	17 -16 12 43 -33 -30
for ?	0 0 -4 -24 0 29
for Dfree	-5 19 -2 -1 -1 -9
for Dfree .	-5 18 -2 0 -1 -9
for Dfull	-13 13 -2 2 -2 2
for Doffered	2 -26 -23 9 -6 45
for Doffered $	-5 -4 -4 16 -1 -1
for Doffered .	-10 -5 -3 -3 -3 23
for Doffered Doffered	6 0 0 -1 0 -4
for Doffered T	16 -7 -1 -1 -1 -6
for Doffered but	-1 -5 -13 -1 0 20
for Dopen	-3 9 0 -2 -1 -3
for O	8 -2 -3 0 -1 -1
for T	6 -2 -3 0 0 -1
for a	10 1 -1 -3 0 -7
for a wedding	9 -8 0 0 0 0
for all	-12 0 10 -1 0 4
for all of	-12 0 10 -1 0 2
for any	-4 -2 11 -1 0 -5
for any of	-5 0 11 -1 0 -5
for around	-4 0 -3 8 0 -1
for bev	-1 0 -1 -1 8 -4
for contacting	-9 -8 0 0 -3 20
for dad	10 -5 0 -2 0 -2
for dinner	-11 -4 15 0 0 0
for duration	-8 -1 -3 -4 8 8
for free	-4 -1 -2 1 0 7
for getting	-3 0 -1 0 -2 7
for getting back	-3 0 -1 0 -2 7
for her	7 -3 -2 -1 -1 0
for it	3 -11 -6 31 -6 -11
for it $	-6 -10 2 26 -3 -9
for letting	-8 -1 -4 -2 -2 17
for letting me	-10 -1 -2 -2 -2 17
for me	-6 13 6 11 -24 2
for me $	24 7 -2 -3 -4 -22
for me ,	3 11 9 -4 -7 -12
for me .	-28 5 -4 -13 0 41
for me ?	0 -5 0 6 0 -1
for me i	12 -5 -1 -1 -1 -4
for me please	-2 -6 0 6 -2 5
for me so	-23 -1 -1 -1 0 27
for me sorry	-2 0 5 0 0 -2
for me thanks	13 3 -2 -2 -1 -11
for me x	-4 1 5 -1 -1 -1
for my	10 -1 -5 0 -2 -1
for my mum	7 -1 -4 0 -1 -1
for not	14 1 -9 0 -2 -4
for nothing	-7 -1 -4 -1 0 13
for now	-8 -1 39 -3 -2 -26
for now $	-2 0 18 -2 0 -13
for now .	-3 0 14 0 0 -9
for once	9 -5 -2 -1 2 -3
for stocktaking	-3 0 5 -1 0 -1
for that	5 -1 -1 0 0 -3
for the	-7 13 1 18 -5 -20
for the Doffered	-27 -9 -2 15 -1 25
for the message	-1 -3 -1 -3 0 8
for the update	-6 0 -2 -3 0 12
for these	-7 6 0 1 0 0
for this	-5 0 8 13 -3 -13
for this but	-5 0 17 -1 0 -10
for this customer	-2 0 -1 -3 0 6
for us	0 -6 33 -11 -11 -5
for us $	-17 -4 40 -6 -3 -9
for us .	3 -6 -2 -3 -2 10
for us i	-3 8 -3 0 -1 -1
for work	9 -6 -2 0 0 -1
for work T	9 -6 -2 0 0 -1
for you	20 -4 4 -4 -4 -11
for you lot	-3 -2 9 0 0 -3
for your	6 4 -2 -5 -1 -2
for your e	-5 0 0 0 0 5
for your email	-7 0 0 -1 0 8
for your message	7 0 1 -1 0 -7
foreman	-6 -1 -2 -3 17 -5
forget	-11 -1 -6 -2 -1 20
forklift	0 -1 0 7 -2 -4
forklift on	0 -1 0 7 -2 -4
forth	-1 -1 5 0 1 -3
forty	-5 0 -1 -1 -1 7
forward	19 1 -1 -11 -1 -8
forward to	19 1 -1 -11 -1 -8
forward to it	11 0 0 -10 0 0
forwarded	-9 -9 -6 0 -1 24
forwarded .	-8 -9 -6 0 0 23
found asbestos	0 0 5 0 0 -4
found one	-5 0 -1 -3 -1 10
found one cheaper	-5 0 -1 -2 0 9
france	5 0 -1 0 0 -3
france .	5 0 -1 0 0 -3
free	-17 16 13 -25 17 -5
free $	-20 -3 23 -2 5 -4
free .	-1 0 3 -1 4 -5
free ?	-2 5 1 2 -1 -4
free ? $	-1 -1 1 5 0 -4
free Doffered	18 -2 -6 0 0 -9
free Doffered $	18 -2 -6 0 0 -9
free on	1 -1 8 -4 0 -4
free on those	0 0 7 -2 0 -3
free to	-3 9 0 -8 4 -3
freezer	-5 0 -1 -7 -1 14
fridge	4 5 -5 0 -1 -4
from	14 0 -44 29 -20 19
from $	-4 0 0 13 -1 -9
from ,	5 -2 0 2 0 -5
from a	-5 -3 -2 2 1 8
from all	-2 0 0 -1 -2 6
from dialysis	10 -8 -1 0 0 -1
from dialysis T	10 -8 -1 0 0 -1
from home	18 -7 -6 -2 -2 0
from home $	15 -1 -2 -2 -1 -10
from home that	-6 -2 -2 0 0 11
from please	-8 0 0 19 -2 -9
from school	5 -3 -2 3 0 -2
from site	-11 13 0 -2 0 0
from start	-1 0 0 0 -4 6
from start to	-1 0 0 0 -4 6
from the	19 3 -28 4 5 -3
from the same	17 0 -17 0 0 0
from these	-2 0 -2 -2 -4 11
from this	10 0 0 -2 -4 -4
from uni	-1 0 -1 -6 0 9
from us	-6 -1 8 0 0 -2
from us $	-6 -1 8 0 0 -2
from you	-12 -3 -2 -2 -1 21
from you $	-10 0 -2 -6 -1 19
front	11 -7 -4 -8 -2 10
front ,	-1 -1 -6 -2 -1 11
front , go	-4 0 -2 -2 0 9
front door	0 0 6 -1 0 -4
front of	8 -4 -3 0 0 -1
full	-26 3 -6 -2 5 26
full of	-24 6 -9 -1 0 29
funeral	-16 1 22 -2 -1 -4
funeral on	-4 -2 9 0 0 -2
furniture	-15 4 -6 6 -2 13
furniture .	-8 4 -1 0 -1 6
further	-10 -9 41 3 2 -27
further availability	-6 0 9 -1 -1 -1
further availability .	-6 0 9 -1 -1 -1
further notice	-2 0 15 -2 -1 -9
further notice $	-2 0 14 -2 -1 -9
further options	-8 0 15 -1 -1 -5
further options .	-7 0 14 -1 -1 -5
further to	10 -7 -2 4 -1 -4
further to your	6 -2 0 0 0 -3
gangplank	-1 0 -1 6 -2 -1
garage	-3 -1 -1 7 -1 -2
garden	-5 3 -1 0 0 4
gas	-25 -4 35 0 -1 -6
gate	-4 -4 -11 -13 -7 39
gate $	10 -1 -4 -5 -1 0
gate ,	-19 -2 -1 -4 -2 27
gate .	4 2 0 0 0 -5
gate . $	4 2 0 0 0 -5
gate is	-7 0 0 -2 -1 10
gates	8 0 -1 0 -2 -5
gave you	0 0 -2 -1 -1 5
gave you this	0 0 -2 -1 -1 5
gemma	7 3 -1 -1 0 -8
get	30 7 -12 21 -5 -42
get T	-1 -7 10 -1 0 0
get a	3 -4 -5 20 -1 -13
get a narrower	-2 0 -1 5 0 -2
get a text	5 -3 -1 2 -1 -2
get back	-14 8 -5 -7 -3 21
get back from	-3 5 0 0 0 -2
get back to	-11 0 -3 -6 -3 23
get duration	-9 0 -4 2 16 -6
get duration ,	-5 0 -2 -1 11 -2
get here	5 -3 0 -1 0 0
get in	-21 27 -2 -3 -1 0
get in from	-9 11 -1 -2 0 0
get it	34 -13 -3 -10 -1 -6
get it here	21 -12 -1 -3 -1 -4
get it up	12 0 0 -10 0 -1
get my	-6 -2 -3 40 -2 -28
get my reply	-4 -2 -2 14 -1 -5
get near	-7 0 9 0 0 -2
get out	11 -1 -7 -7 -1 5
get the	13 5 1 -26 -6 12
get the driver	5 0 0 0 -5 0
get the keys	-1 5 0 -1 0 -2
get this	0 0 -1 11 0 -10
get this number	-2 0 0 13 -2 -10
get to	-7 2 7 -1 -1 -1
get to the	-6 1 7 -1 0 -1
get told	-3 0 -1 7 -1 -2
get told nearer	-3 0 -1 7 -1 -2
get up	7 -3 -1 0 -2 0
gets	-6 0 2 1 -1 3
getting	2 -1 -1 10 0 -10
getting back	-3 0 -1 0 -2 7
getting back to	-3 0 -1 0 -2 7
getting my	-1 0 8 -1 0 -5
getting to	7 0 0 -1 -1 -5
gift	-9 -1 0 7 0 3
gimme	-5 -2 -2 -13 18 5
gimme a	-3 0 -2 -6 21 -11
girl	8 0 6 -1 -1 -12
girl in	-6 0 7 0 0 0
girl in the	-6 0 7 0 0 0
give	-43 0 -9 -8 43 17
give me	-2 -1 -2 -3 5 3
give me a	-1 -3 0 -1 10 -4
give us	-7 -5 -1 -5 31 -13
give us a	-9 -3 -6 -4 34 -12
give you	-3 9 -2 0 0 -3
given	-2 0 5 1 0 -3
given us	-2 0 5 0 0 -2
giving	-12 -2 15 0 0 -1
glasses	3 -2 -3 -1 6 -3
glasses on	-1 0 -3 -1 6 -1
glasto	-6 -3 12 0 -1 -3
glasto Doffered	-11 -2 14 0 0 0
go	39 -15 -9 7 -6 -16
go $	3 -1 -3 8 -2 -5
go ,	9 -1 -7 3 -1 -4
go , Doffered	12 -1 -10 0 0 -1
go ahead	4 -4 -1 -1 -4 6
go ahead with	2 -3 -1 -1 -4 8
go for	22 -7 -4 -4 -1 -6
go for Doffered	10 -4 -2 -1 0 -3
go round	-5 0 -2 3 -1 6
go round by	-4 0 -2 -2 0 9
go round the	-1 0 0 5 0 -3
go with	16 -2 -2 -1 -1 -10
go with Doffered	15 -1 -2 -1 -1 -10
god	19 -2 7 -4 -3 -17
god bless	8 -1 -1 -1 0 -5
god bless $	7 0 -1 -1 0 -5
god knows	-3 -2 9 -1 -1 -3
god knows when	-3 -2 9 -1 -1 -3
goer	11 -2 -6 0 -1 -2
goes	23 -7 -15 0 3 -5
goes mental	20 -6 -13 0 0 -1
goes to	-1 2 -1 -5 0 4
goes to the	3 3 0 -5 0 0
going	45 -7 9 -18 4 -33
going anywhere	6 -1 -5 0 0 0
going be	-6 0 -1 10 -1 -2
going far	10 0 -4 0 0 -5
going far $	10 0 -4 0 0 -5
going in	-1 0 6 -2 0 -2
going nowhere	9 0 -8 0 0 0
going to	15 -2 27 -25 -2 -13
going to say	9 -1 -1 0 0 -7
going to work	-2 0 6 0 -1 -3
golden	13 -4 -4 -1 0 -4
gone	6 -16 12 -7 -2 7
gone ?	-5 2 -1 -5 0 8
gone T	18 -16 -1 -1 0 -1
gone then	10 -2 -2 -1 0 -4
gone then Doffered	10 -2 -2 -1 0 -4
good	105 2 -28 -105 -42 -40
good !	10 0 -2 0 0 -7
good ! $	6 0 -1 0 0 -4
good $	32 8 23 -23 5 -39
good ,	8 -18 15 -15 -11 29
good , Doffered	-5 -3 11 0 0 -2
good , but	-1 -3 5 -1 0 0
good , i	23 5 -1 -1 0 -26
good , it	5 -1 -3 0 0 -1
good , please	-4 0 13 0 -1 -8
good , thanks	17 -2 -3 -1 -1 -11
good , the	-3 0 6 0 0 -2
good , we	-4 5 -1 0 0 -1
good , yes	-9 0 0 0 0 10
good .	11 -24 -10 -16 -5 48
good . $	21 3 -5 -1 2 -20
good . Doffered	-7 -2 -8 0 0 18
good . do	10 -1 -1 -7 -1 0
good . i	19 -3 -3 -1 0 -12
good . if	5 0 -3 0 0 -2
good . is	8 -7 0 0 0 0
good . kindly	0 0 10 0 -1 -8
good . please	5 0 0 0 -3 -1
good . thanks	-10 0 -3 0 0 13
good . the	1 0 5 0 0 -5
good ?	-13 14 0 1 0 -1
good ? $	-13 13 0 1 0 -1
good Doffered	-6 -1 8 0 0 0
good and	5 -1 -2 0 0 -2
good and i	6 -1 -5 0 0 0
good any	-1 0 -12 -2 0 15
good as i	5 -1 -3 0 0 0
good but	-51 34 21 -2 -1 0
good but can	-18 19 -1 0 0 0
good but i	-5 -2 -3 -1 0 12
good but make	-20 21 0 0 0 -1
good but not	-2 -16 21 0 0 -2
good by	16 2 2 -2 -5 -13
good by me	6 2 9 -1 -3 -12
good by us	12 0 -7 -1 -1 -2
good day	8 -3 -2 0 -1 -2
good either	-2 -2 5 -1 0 -1
good either day	-2 -2 5 0 0 -1
good for	46 -10 -10 -5 -5 -16
good for Doffered	8 -5 -1 -1 0 -1
good for me	-2 9 3 -2 -3 -5
good for the	40 -2 -9 -1 0 -27
good for us	0 -11 -3 -1 -1 17
good here	10 0 2 -3 0 -8
good i	-13 -2 -6 -1 -1 22
good i am	-20 -2 1 -1 -1 22
good jubbly	11 0 -2 -1 0 -8
good jubbly $	11 0 -2 -1 0 -8
good my	6 0 -2 -1 0 -3
good now	-3 0 -4 0 -2 10
good one	7 0 -1 0 0 -6
good pal	6 -1 -3 0 0 -2
good pet	8 0 -2 0 0 -5
good stuff	11 0 -1 -1 0 -9
good stuff $	10 0 -1 -1 0 -8
good thanks	27 -9 -9 -10 -1 3
good thanks $	-1 -7 -5 -2 -1 16
good thanks .	7 0 -1 -5 0 -1
good thanks you	11 -1 -2 -1 0 -7
good that	9 0 -2 -1 0 -5
good that $	5 0 -1 0 0 -3
good the	8 0 -7 0 0 -1
good though	7 -1 -5 0 0 -1
good to	4 32 -2 -3 -6 -25
good to me	23 -1 -1 -1 -5 -14
good to us	7 0 0 0 -1 -5
good to you	-5 6 0 0 0 0
good with	17 2 -13 -3 0 -3
good with that	18 0 -5 -1 -1 -11
good x	7 0 -2 0 0 -4
good x $	7 0 -2 0 0 -4
goods	15 -1 -4 1 -2 -8
goods .	5 0 0 0 0 -4
goods . $	5 0 0 0 0 -4
goose	5 -1 -1 0 0 -3
got	-41 17 29 3 4 -11
got $	-4 -6 12 6 -2 -6
got .	11 -2 -3 -1 -1 -6
got ? $	0 0 6 -5 0 0
got Dfree	-6 12 0 -1 0 -4
got Dopen	0 5 0 -4 0 0
got a	7 1 0 0 -6 -1
got any	-1 -3 -4 12 -1 -3
got anything	-10 30 5 -13 -2 -9
got anything T	-9 20 -2 -4 0 -6
got anything else	0 -2 7 -3 -1 -1
got covid	-2 0 13 -1 -1 -9
got for	-1 -7 -1 14 -2 -3
got for me	-1 -7 -1 14 -2 -3
got hands	-1 -3 0 0 5 -1
got her	-1 0 5 -2 0 -2
got it	-11 -14 -2 -8 -2 37
got my	1 1 -4 1 -3 5
got my glasses	5 -1 -1 0 0 -2
got one	-3 4 -1 -4 -1 5
got one off	-3 0 -1 -3 -1 8
got that	0 11 0 -11 0 0
got the	-27 -16 14 14 12 2
got the gas	-18 -2 23 -1 0 -3
got the right	-2 -4 -4 18 -1 -7
got the wrong	-2 0 -9 -3 -1 16
got this	0 8 -9 1 0 -1
got to	2 -1 -3 0 -3 5
got to be	3 6 -2 -1 0 -5
gotta	16 -1 -7 -2 0 -6
gotta be	12 0 -7 -2 0 -3
gotta be Doffered	11 -2 -6 -1 0 -3
gotta be gone	14 -12 0 -1 0 0
grace	-17 -3 -11 -1 0 32
grace $	-17 -3 -11 -1 0 32
grandkids	5 -3 0 0 -1 0
grandson	5 -2 0 -1 -1 -2
grandson is	5 0 -1 -1 0 -2
grandson is typing	5 -1 -1 0 0 -2
grateful	-1 1 3 0 1 -5
greetings	11 -8 -17 3 -4 16
greetings $	1 -4 -31 0 0 35
greetings ,	2 -3 15 4 -2 -15
greetings , $	-2 0 16 -1 -2 -11
grey	-10 -1 -3 0 -3 17
grey one	-7 0 -2 -11 -2 22
grey one $	-12 0 -2 -6 -2 22
grey one or	5 0 0 -5 0 0
grey or	0 0 0 9 0 -9
grey or the	0 0 0 9 0 -9
greyhounds	11 -9 -1 0 0 -1
ground	31 -2 -10 -2 -2 -15
ground floor	31 -2 -10 -2 -2 -15
guys	-4 -1 4 6 -1 -5
gym	5 -4 0 0 0 0
ha	15 -14 0 0 0 -1
had	-9 -36 -5 4 -9 54
had a	-3 -3 12 -4 -1 0
had better	9 -1 0 0 0 -8
had better turn	8 0 0 0 0 -7
had it	3 -14 -6 -9 0 26
had it wrong	12 -1 -1 -1 0 -10
had my	-2 -2 16 -3 -2 -6
had the	-5 0 0 -8 -1 13
had this	-1 0 -2 -3 -1 6
had this number	-1 0 -1 -2 -1 5
haha	3 -4 -9 -4 -2 15
haha $	-14 0 -2 -3 -1 20
haha ,	9 -2 -1 -1 0 -4
half of	-3 3 -1 6 0 -4
half past	5 -4 0 0 0 0
halfterm	14 7 -10 -4 -3 -4
halfterm all	5 0 -2 -1 -2 -1
halfterm all week	5 0 -2 -1 -2 -1
halfterm so	12 -4 -5 -1 0 -1
halfterm so we	7 -1 -5 -1 0 -1
halfterm starts	6 -4 -3 0 0 0
halfterm starts on	6 -4 -3 0 0 0
halfway	-6 -1 0 -1 0 9
hall	2 -4 -8 -7 3 14
hall $	-1 -2 -1 -2 0 7
hall .	-5 0 -3 0 0 9
hallway	5 -1 -2 -1 0 -1
hand	3 1 -1 6 -1 -9
handed	-3 5 -1 0 0 -1
handed .	-3 5 -1 0 0 -1
hands	2 -6 -3 -1 12 -3
hands free	-1 -3 -3 0 7 0
hang	10 -2 -4 0 0 -2
hang on	6 -2 -3 0 0 -1
hangovers	5 -2 -2 0 0 -1
happened	-5 0 -3 -5 -1 16
happened $	-3 0 -1 -5 -1 10
happens	-18 -6 -4 37 0 -8
happens if	-5 -4 -2 16 0 -5
happens on	-13 -1 -3 19 0 -2
hard	2 -1 9 -2 -3 -5
hard .	-3 0 -2 -1 0 6
harder	-9 -1 28 -2 -3 -13
harder $	-9 -1 28 -2 -3 -13
harvest	-5 0 6 0 0 0
has	-3 -22 12 42 -13 -16
has a	2 -1 1 -6 -3 7
has a tail	-1 0 -2 5 -1 -2
has been	-3 -1 0 9 -3 -2
has come	-2 0 -1 -1 -1 6
has come to	-2 0 -1 -1 -1 6
has it	16 -5 -3 10 -1 -17
has it took	-1 0 -1 5 0 -3
has my	-6 0 -3 19 1 -12
has no	-5 0 -3 11 -1 -3
has the	-5 -1 3 8 1 -6
has to	15 -3 -5 -3 -1 -2
has to be	13 -2 -8 -1 -1 -2
have	-34 14 57 -1 -24 18
have Dfull	1 -6 0 0 0 6
have Doffered	16 -6 2 -2 -1 -10
have Doffered please	8 -3 -2 -1 0 -2
have Dopen	-1 -7 10 -1 0 0
have T	7 -2 -1 -1 0 -3
have a	-33 -5 14 -4 4 23
have a funeral	-7 0 8 -1 0 -1
have a job	7 -1 -5 0 0 -1
have a tooth	-17 13 5 0 0 -1
have already	6 0 0 0 0 -5
have anything	-1 -1 13 -3 -1 -8
have been	-5 -8 11 -3 2 3
have been good	-10 -3 22 -3 -1 -6
have booked	11 -2 -1 0 0 -8
have booked the	11 -2 -1 0 0 -8
have broke	5 -1 -3 0 0 0
have cancel	-15 0 0 -1 0 17
have changed	-1 0 -1 -2 0 5
have checked	12 0 -1 -1 0 -9
have checked with	12 0 -1 -1 0 -9
have found	0 0 5 0 0 -4
have found asbestos	0 0 5 0 0 -4
have gone	-6 0 -2 -1 0 9
have got	-6 -4 26 -3 10 -23
have got $	0 0 -1 7 -1 -5
have got .	11 -2 -3 -1 -1 -6
have got a	6 -6 4 -1 -2 -1
have got the	-23 -5 11 -3 13 7
have had	14 -12 -14 2 1 9
have had a	8 1 3 -3 -1 -8
have had it	-5 -12 -1 -1 0 18
have heard	-6 -2 -1 1 -1 9
have i	-1 0 -3 20 0 -16
have i paid	-1 0 -2 19 0 -16
have it	-4 7 4 3 -1 -9
have it .	-1 0 5 -2 0 -1
have it on	-2 6 -3 -2 0 0
have just	3 5 5 -1 -2 -9
have just had	7 0 0 -1 -2 -5
have let	-6 2 3 -3 -2 5
have messaged	0 0 0 -6 0 7
have moved	-7 -1 -3 -2 -2 14
have my	-10 4 13 1 -1 -7
have never	-3 0 0 5 0 -1
have no	6 -3 -3 6 -2 -4
have no one	-3 0 5 -1 0 -1
have not	-2 14 -18 -2 -4 13
have not bought	-2 0 -9 -1 -1 13
have not even	-1 0 5 0 -1 -3
have not got	2 15 -3 -1 -1 -11
have not ordered	-3 0 -11 -1 -1 16
have now	1 -2 -3 0 -1 6
have nowhere	-2 0 7 -1 0 -4
have nowhere to	-2 0 7 -1 0 -4
have only	7 -3 -1 3 0 -7
have ordered	-3 0 -7 -1 0 11
have our	-5 0 7 0 0 -1
have passed	-5 0 0 -1 0 6
have physio	-8 13 -2 -2 -1 -1
have physio T	-9 14 -2 -2 -1 0
have quantity	-4 -1 -3 0 3 5
have said	-3 -4 13 0 0 -6
have said Doffered	-3 -4 13 0 0 -6
have seen	-7 -1 -2 -1 0 12
have seen my	-7 -1 -2 -1 0 12
have some	-3 0 8 -1 -1 -3
have split	-8 0 6 -1 -1 4
have split up	-8 0 6 -1 -1 4
have that	-30 35 -3 -8 -1 7
have the	24 13 -6 -12 -5 -14
have the Doffered	30 -11 -2 -11 0 -7
have the T	-14 19 0 -2 0 -2
have the right	5 -1 0 -3 0 0
have the wrong	-3 0 -5 -1 -1 10
have to	12 -25 -9 16 -10 16
have to ask	-5 -1 -6 -6 -2 19
have to be	20 -6 -11 6 -2 -9
have to leave	16 -12 2 0 0 -6
have to talk	-9 -1 -1 0 -2 13
have told	12 0 -3 -1 -1 -7
have told the	13 0 -3 0 -1 -9
have you	-23 14 11 31 -6 -27
have you any	-8 -1 17 -3 -1 -3
have you got	-14 18 -10 30 -5 -20
he	27 -10 -17 -4 16 -12
he does	9 -3 -3 -3 4 -4
he does not	10 -3 -2 -2 0 -3
he is	22 -6 -11 3 -7 -1
he is $	-4 0 -2 12 -1 -5
he is duration	8 0 0 0 -7 0
he is not	15 2 -6 -1 -2 -8
he sorts	-1 0 -1 -1 7 -4
he will	2 -1 -2 -4 10 -4
he will tell	-1 0 -1 -2 6 -2
head	-2 0 -2 -2 12 -6
head in	-5 0 -1 0 7 -1
head in $	-5 0 -1 0 7 -1
heads	-4 -4 13 -1 0 -3
hear	-2 -2 -4 -5 -4 17
hear the	1 -4 -2 -2 -2 9
heard	-11 -2 -2 7 -1 9
heat	9 0 -6 -1 -1 -1
heavy	1 -3 -2 9 -1 -5
heavy is	-3 0 -1 10 -1 -4
heavy is it	-3 0 -1 10 -1 -4
hel	-7 -1 3 -2 7 0
help	8 24 -7 -14 -7 -4
help $	2 1 -5 -3 -2 7
help carry	5 5 -1 -2 -1 -5
help carry $	5 4 -1 -2 -1 -5
help lift	0 6 0 -4 0 -1
help lift .	-2 6 0 -4 0 0
help me	2 5 0 -4 -2 -2
help shift	-6 9 0 1 -1 -2
hen do	3 3 -6 0 0 0
her	3 -5 2 -6 15 -9
here	29 -2 -17 -20 -3 13
here !	24 0 -12 0 0 -11
here $	-2 -6 -1 -3 -4 15
here .	17 -6 -5 -5 -5 5
here . $	-1 -2 -7 -1 -2 13
here ?	3 -6 0 -7 0 10
here ? ?	-1 -3 0 -6 0 10
here Doffered	-9 1 14 -1 0 -4
here Doffered $	9 -7 0 -1 0 -1
here T	7 -6 0 0 0 -1
here all	-4 -2 -3 0 0 9
here all day	-6 -2 -1 0 0 10
here and	-2 0 0 5 4 -6
here any	-1 0 -2 -2 -1 6
here any more	-1 0 -2 -2 -1 6
here for	-4 0 -3 8 0 -1
here is	-1 -3 0 -1 11 -6
here mate	-6 0 -1 -1 -1 9
here to	-10 22 0 -7 -2 -2
here to help	-2 10 0 -5 -1 -2
here to lift	-4 7 0 -3 -1 0
hers	-15 -6 -4 35 -2 -8
hi !	10 0 -5 -1 -1 -3
hi $	-18 -1 -6 -5 -1 31
hi ,	-6 -6 -5 15 2 1
hi , Dconflict	-23 -6 0 0 -1 30
hi , Doffered	24 -5 -2 -4 -2 -10
hi , Dopen	-2 6 0 0 -1 -2
hi , any	16 1 -1 -1 -1 -13
hi , aside	8 0 -7 0 0 -1
hi , can	-8 1 -1 10 -1 -1
hi , could	9 -6 -1 -3 1 -1
hi , either	11 0 -1 -1 0 -8
hi , i	-15 -7 0 -4 -4 29
hi , is	-3 -2 -1 12 -1 -4
hi , notmind	7 -1 0 -1 -1 -4
hi , thanks	-2 0 5 0 0 -2
hi , the	-14 8 -3 10 -2 1
hi , we	-11 10 5 -3 -1 -1
hi .	4 6 -4 3 -3 -7
hi . my	-5 6 0 0 -1 -1
hi Dfull	-4 5 -1 0 0 0
hi Dopen	-6 6 0 0 0 0
hi can	11 -4 -2 1 -1 -5
hi do	-3 0 -2 13 0 -8
hi from	9 -1 -3 -1 0 -4
hi is	19 -3 0 -13 0 -3
hi it	3 -1 -1 -11 -1 10
hi it is	3 -1 -1 -11 -1 10
hi no	-3 0 12 -1 0 -8
hi no good	-3 0 12 -1 0 -8
hi yes	2 0 0 -11 -1 12
hiding	6 -2 -2 0 0 -1
him	-2 2 1 -11 3 7
him $	7 -4 -2 -6 -1 6
hip	-9 4 13 0 -1 -7
hip done	-17 3 15 0 0 -2
his	-7 -8 1 0 4 9
hj	-13 -1 -6 -4 -1 24
hj $	-13 -1 -6 -4 -1 24
hmm	-9 -2 -4 -3 -1 19
hmm $	-15 0 -2 -3 -1 22
hold	-11 -11 10 -6 19 -1
hold duration	-3 -1 -1 -1 12 -6
hold duration .	-2 -1 0 0 7 -3
hold on	-3 -8 -2 -3 -1 18
hold with	-2 0 0 0 5 -3
holds	14 0 -1 -3 -1 -10
holiday	-13 1 24 -8 -4 -1
holiday .	0 -8 9 -1 0 0
holiday Doffered	-15 4 17 -2 0 -4
holiday Doffered $	-11 -2 18 -1 0 -3
holiday club	12 -8 0 0 0 -3
home	22 2 -2 -3 -6 -14
home $	25 1 4 -10 -4 -15
home ,	7 -2 -1 0 0 -4
home .	23 -9 -13 -1 -1 0
home . $	11 -6 -5 0 0 1
home ?	-17 0 0 20 -1 -2
home ? $	-17 0 0 20 -1 -2
home Doffered	-13 3 18 -2 0 -5
home Doffered $	-10 -2 20 -2 0 -5
home Doffered .	-3 5 -1 0 0 0
home all	4 -5 -5 3 -3 5
home all T	-7 -4 0 0 -1 12
home all the	1 -1 0 5 -2 -3
home all week	7 0 -3 -1 0 -3
home and	-7 8 -2 -1 0 2
home both	8 0 -7 0 0 0
home both days	8 0 -7 0 0 0
home for	-5 0 11 -1 0 -5
home for any	-5 0 11 -1 0 -5
home now	-1 2 -1 -10 -1 10
home on	-15 -5 10 -1 0 11
home on Doffered	-5 -3 9 0 0 -1
home so	7 -4 -1 -1 0 0
home that	-6 -2 -2 0 0 11
home that day	-6 -2 -2 0 0 11
home to	-4 9 0 -2 -1 -3
home with	-2 9 0 -7 0 0
honestly	19 -6 -7 -2 -1 -3
hoping	5 -1 3 -1 -1 -5
hoping for	8 0 -3 -1 -1 -3
hosp	-2 4 5 -1 0 -4
hospital	-36 -5 65 3 -3 -24
hospital $	7 -6 -1 0 0 0
hospital appointment	-11 -7 31 -1 -2 -10
hospital appointment on	-11 -7 27 -1 -1 -7
hours	-2 -3 -3 -2 1 10
house	-8 6 31 -13 -1 -16
house $	20 0 3 -2 -4 -17
house ,	-7 -2 7 -2 -1 5
house .	-4 -2 7 -4 6 -4
house full	-8 9 0 0 0 0
house full of	-8 9 0 0 0 0
house is	-4 -1 15 -3 -1 -5
house is a	-1 0 5 -2 -1 -1
housebound	18 0 -17 0 0 -1
how	-1 10 -7 84 -16 -69
how about	-1 25 -3 -20 0 -1
how big	-2 0 0 5 0 -3
how do	0 0 -1 9 -1 -7
how do i	0 0 -1 9 -1 -7
how heavy	-3 0 -1 10 -1 -4
how heavy is	-3 0 -1 10 -1 -4
how is	-5 -5 -1 15 -2 -2
how late	0 -3 0 7 0 -3
how long	-14 -1 8 18 -2 -9
how long do	-2 0 -1 5 0 -2
how long will	-3 0 0 5 0 -1
how many	6 -3 -3 12 -1 -10
how many men	-3 0 -1 8 0 -3
how much	14 -2 -4 7 -4 -12
how much is	18 -1 -2 -8 -2 -6
how much notice	-1 0 0 5 -1 -2
how to	8 0 -1 -1 0 -5
how to turn	5 0 -1 0 0 -3
hubby	2 -3 -6 -4 -15 26
hubby can	7 -2 -2 0 0 -3
hubby is	5 2 -3 0 0 -3
human	-7 1 -2 -20 38 -9
human $	-2 2 -1 -5 11 -4
hun	17 7 9 -6 -3 -24
hun $	13 0 0 -1 -1 -12
hun .	-4 8 -4 0 0 -1
hun x	11 0 -1 -3 -1 -4
hun x $	11 0 -1 -3 -1 -4
husband	14 -2 -3 -11 -2 3
husband ,	-6 -3 -1 -3 -1 14
husband , who	-3 -1 -1 -3 0 8
husband is	-12 3 2 -4 1 11
husband will	15 2 -4 -5 -1 -8
husband will be	15 2 -4 -5 -1 -8
husbands	9 1 0 -1 0 -8
hw	-3 -1 -1 27 -1 -20
i	-6 5 -8 50 -5 43
i accept	22 0 -4 -2 -1 -15
i accept this	22 0 -4 -2 -1 -15
i already	5 0 0 -1 0 -4
i am	14 18 34 -38 -1 -13
i am $	-13 0 -4 -1 -1 18
i am a	4 5 2 -3 -3 -4
i am afraid	-8 16 16 -7 -3 -13
i am and	9 -2 -14 1 3 3
i am aside	-3 0 -3 0 0 7
i am at	-2 3 24 3 -4 -23
i am away	-6 -7 22 -2 -1 -6
i am blind	-2 0 -1 -1 8 -5
i am doing	9 -2 0 -3 0 -4
i am down	-7 -1 12 0 0 -3
i am driving	-10 -1 -4 -2 8 8
i am easy	21 -4 -5 -1 -2 -8
i am free	11 1 -10 -1 8 -9
i am getting	-2 0 8 -1 0 -5
i am going	5 0 -5 0 0 0
i am good	10 0 -8 -2 -1 2
i am have	-30 19 18 -2 -1 -4
i am home	31 12 -14 -11 -1 -17
i am in	16 19 -4 -12 -4 -15
i am never	-8 -2 23 0 0 -12
i am no	0 0 -4 5 1 -2
i am not	-9 -1 12 -4 4 -2
i am now	-28 -13 8 0 -1 33
i am of	-5 -2 -30 0 0 37
i am off	17 16 -9 -3 -1 -20
i am on	11 1 1 -9 0 -3
i am only	18 -11 -4 0 2 -5
i am out	-27 -7 -2 18 -1 19
i am registered	-2 0 0 -2 7 -2
i am retired	5 0 -1 0 0 -3
i am signed	6 2 -4 0 0 -4
i am sorry	-5 -1 2 0 -1 4
i am stuck	-8 -2 -4 18 -2 -3
i am the	-6 -3 2 -3 -1 12
i am up	8 -4 -1 -1 -1 -1
i am waited	-3 10 -1 -2 -1 -4
i am working	-6 -7 25 -6 -3 -3
i aside	-8 2 -2 -2 1 9
i aside .	-9 2 -1 -2 -1 11
i ask	-1 0 -3 26 -4 -18
i ask because	0 0 0 8 -1 -7
i ask who	0 0 -2 11 -1 -8
i be	-2 0 -2 10 -1 -5
i be able	-2 0 -2 9 -1 -5
i bought	-1 0 -1 2 6 -6
i can	21 -12 -7 -6 3 1
i can be	18 -7 -5 -2 2 -6
i can do	-7 7 -11 -6 -2 18
i can find	-4 0 0 -1 -4 9
i can get	5 1 0 -4 -1 -1
i can give	-1 8 -2 -1 -1 -4
i can let	-1 0 -1 7 0 -5
i can not	-53 -3 26 7 13 17
i can only	2 7 -3 -1 -1 -5
i can still	16 -14 0 -1 0 -1
i can swap	21 -2 -5 -6 -2 -6
i can you	-1 0 -1 -1 5 -4
i cancel	-8 -1 0 -10 -2 21
i change	-7 -2 -4 23 -1 -9
i change it	-9 -2 -4 22 0 -8
i changed	-1 0 0 10 -1 -8
i choose	14 0 -12 10 -2 -10
i choose ,	-4 -1 0 7 -1 0
i choose Doffered	16 -2 -11 1 0 -4
i collect	2 -2 -1 10 -1 -8
i commute	-5 10 0 -2 -1 -2
i confirm	50 -1 -5 -2 -1 -42
i confirm .	28 0 -2 -1 0 -25
i could	-3 7 7 -2 -1 -8
i could manage	-1 6 -1 0 0 -3
i did	-9 -2 7 -14 -2 20
i did not	-2 0 -5 -13 -1 21
i do	10 -6 -8 6 10 -12
i do not	13 -10 -7 5 9 -9
i do the	-5 6 0 0 0 0
i drive	-6 -6 13 1 -1 -2
i expect	0 -4 -2 -1 -1 7
i expect a	-3 0 -2 -1 -1 7
i finish	-18 24 3 -3 -1 -5
i finish T	-10 10 3 -1 0 -2
i finish my	-5 6 0 -1 0 0
i finish work	13 -12 2 0 -1 -2
i get	-13 0 4 26 -1 -16
i get a	-4 0 -2 17 -1 -8
i get the	6 -2 -1 -1 0 -2
i got	5 -5 -1 -5 -4 10
i got your	0 0 6 0 0 -5
i had	6 -3 0 0 0 -3
i have	27 -16 -21 -21 5 19
i have Doffered	10 -3 -2 -1 0 -4
i have a	-8 -11 17 -4 3 3
i have been	-2 -3 -9 -1 2 12
i have booked	11 -2 -1 0 0 -8
i have cancel	-16 0 0 -1 0 18
i have checked	12 0 -1 -1 0 -9
i have got	-10 -12 26 1 14 -19
i have had	8 -10 -10 -2 -2 16
i have heard	-6 -2 -1 1 -1 9
i have just	5 4 -1 -1 -2 -6
i have no	6 -3 1 -1 0 -3
i have not	1 15 -26 -2 -2 15
i have only	7 -3 -1 3 0 -7
i have passed	-5 0 0 -1 0 6
i have physio	-8 13 -2 -2 -1 -1
i have quantity	-4 -1 -3 0 3 5
i have seen	-7 -1 -2 -1 0 12
i have the	4 20 -2 -18 -1 -4
i have to	10 -13 3 16 -2 -15
i have told	13 0 -3 0 -1 -9
i i	0 0 0 -12 0 13
i i did	0 0 0 -12 0 13
i just	-7 0 -2 4 7 -2
i just come	-3 0 0 5 0 -2
i know	0 3 -3 23 -2 -20
i know this	0 0 -1 7 0 -6
i leave	-12 8 0 8 0 -4
i lose	-1 -5 0 10 0 -3
i lose the	0 -5 0 4 0 0
i may	11 -2 -3 -6 -2 3
i may be	-4 -1 -3 -3 -1 11
i mean	-12 8 -3 -1 0 8
i mean $	-8 -1 -2 0 0 12
i meant	6 -2 0 1 0 -5
i might	5 -1 -1 -1 0 -2
i might be	5 -1 -1 -1 0 -2
i moved	0 -7 0 10 -1 -2
i moved Dfull	-1 -7 0 11 -1 -1
i need	-20 37 -7 17 -7 -20
i need T	-31 34 -1 0 0 -2
i need a	-11 12 0 0 0 -1
i need to	9 -13 -4 18 -6 -4
i never	-9 0 -3 -16 -2 29
i no	-3 -1 5 -1 -1 0
i notmind	16 -2 -2 -1 2 -13
i notmind which	17 -1 -2 -1 -1 -13
i only	2 -2 -1 6 1 -6
i open	-7 1 12 -3 -1 -2
i open the	-7 1 12 -3 -1 -2
i ordered	-12 -2 -2 11 -4 8
i ordered a	-3 0 0 -1 -1 5
i paid	-27 -11 -8 36 -2 12
i paid for	-4 -1 -3 26 -1 -18
i pay	-4 -1 0 14 -1 -8
i pay the	-4 0 0 13 -1 -8
i pick	-1 -3 -4 15 -1 -7
i pick one	-1 0 -3 10 0 -6
i please	7 1 0 0 -2 -6
i prefer	8 1 -3 0 0 -5
i prefer Doffered	9 -1 -3 0 0 -4
i rang	-7 0 -2 0 0 10
i rent	-1 0 -7 -2 -1 12
i request	-6 8 0 0 -1 -2
i run	-11 -2 20 -2 -1 -4
i run a	-11 -2 20 -2 -1 -4
i said	8 -5 -7 -1 -6 11
i said i	-14 -3 -5 -1 -5 27
i say	8 -5 -7 10 -1 -6
i say Doffered	-3 -2 -1 10 0 -4
i see	-31 -5 -3 -1 0 40
i shall	9 -3 12 -5 -8 -4
i shall be	5 -1 2 -2 -8 5
i shall have	1 -3 6 -3 0 -2
i sleep	14 -5 -1 -1 0 -6
i speak	-1 -2 -1 -1 10 -4
i speak to	-1 -2 -1 -1 10 -4
i suggest	-3 6 -1 -1 0 -1
i suggest Dfree	-3 6 -1 -1 0 -1
i suppose	10 -4 -8 -7 -1 10
i suppose $	6 -3 -7 -6 -1 11
i take	-2 6 0 -1 0 -3
i teach	-4 5 2 -1 -1 -1
i teach Doffered	-5 -1 6 0 0 -1
i think	10 -10 2 -16 -4 17
i think this	-2 0 -1 -1 -1 6
i think you	-5 0 -8 -1 -1 14
i told	7 0 -2 -1 -1 -4
i told the	6 2 -1 -1 0 -5
i took	-6 -2 4 0 -3 7
i trust	21 0 -8 0 0 -12
i waited	-11 -4 -3 -3 -2 22
i waited in	-5 -3 -2 -2 -1 12
i want	8 -6 -4 -5 1 6
i want it	3 -5 0 -2 -1 5
i want to	-3 1 -2 -1 0 5
i wanted	-4 0 -3 -4 0 11
i wanted it	-4 0 -3 -4 0 11
i was	-6 -28 10 -3 -1 27
i was going	8 -1 -1 0 0 -7
i was hoping	-5 2 6 -1 -1 -2
i was told	-5 -29 -1 -3 0 37
i will	-1 -10 17 -32 -10 36
i will ask	-7 0 -5 -5 -1 18
i will be	-2 6 22 -7 -3 -14
i will come	-2 -1 7 0 0 -4
i will get	16 0 -1 -13 -1 -1
i will have	-9 2 -8 -2 -3 20
i will know	7 -3 -1 0 0 -3
i will let	-3 0 5 -1 1 0
i will not	12 -13 2 -2 -1 2
i will see	-8 0 0 0 0 7
i will take	19 -1 -2 -1 0 -14
i will text	-10 0 8 -2 -1 5
i will write	-9 -3 -5 0 0 17
i work	-25 6 47 -5 -3 -19
i work Dfull	5 -1 -3 0 0 -1
i work Doffered	-22 -2 30 -2 0 -4
i work Dopen	4 -12 9 0 0 0
i work from	14 1 -2 -2 -1 -10
i work in	-14 19 -4 0 0 -1
i would	-7 9 13 -25 24 -15
i would be	2 -3 5 -2 0 -2
i would go	17 -5 -2 0 -1 -9
i would have	-4 -3 13 0 0 -6
i would like	-15 0 -7 -11 12 22
i would love	-11 0 22 -1 -1 -8
i would prefer	3 -2 -1 -2 9 -7
i would rather	5 0 -6 -2 9 -7
i would sooner	0 -1 -3 -1 7 -2
i would want	-1 18 -1 -3 -1 -12
i write	-6 3 -2 -1 0 6
i yes	-21 -1 -8 -2 0 33
i yes $	-8 4 0 -2 0 6
id	-4 0 -1 33 -1 -27
idea	-3 -5 -11 -8 5 23
idea when	4 -4 5 -1 0 -3
ideally	5 1 -1 -1 0 -4
ideally Doffered	5 -2 0 0 0 -2
identity	5 0 -3 2 -1 -3
ie	8 2 -3 -1 0 -6
if	21 24 -39 28 -17 -18
if Doffered	9 -1 -2 -1 0 -5
if Doffered is	8 -1 -1 -1 0 -5
if T	1 -7 -2 9 0 -1
if i	3 -24 -23 58 -8 -5
if i am	-7 -12 -17 32 -2 7
if i can	9 -4 -7 -10 -3 14
if i may	12 -1 0 -2 0 -8
if i pick	-3 -1 -4 14 0 -6
if it	-12 11 -1 -1 -3 7
if it is	-4 13 -6 -5 -3 4
if my	15 -4 -1 -2 -2 -7
if my boss	6 -1 0 -1 -1 -3
if no	20 -1 -19 -7 -1 9
if no one	-1 0 -1 -4 0 7
if not	20 -1 -13 1 -1 -5
if not Doffered	10 -2 -7 0 0 -1
if not do	5 0 -3 0 0 -2
if nothing	0 -1 -2 0 -1 5
if possible	0 13 -8 -1 -1 -3
if possible $	-10 12 -1 0 0 -1
if possible ,	9 1 -7 0 -1 -2
if that	-1 6 -2 -1 0 -1
if that is	-2 5 -1 -1 0 0
if the	13 -2 0 4 0 -14
if there	23 0 -18 -2 -3 0
if there is	23 0 -18 -2 -3 0
if they	9 -2 -1 4 -4 -6
if we	-7 -6 -2 -2 4 13
if you	20 29 -9 -26 5 -19
if you can	18 20 -5 -20 -2 -12
if you have	-10 6 -1 -1 -3 8
if your	-27 17 -1 -2 -1 14
ignore	-1 -12 -8 -10 -8 39
ignore all	-13 -3 -2 -1 -1 21
ignore all previous	-11 -3 -2 -1 -1 18
ignore me	-15 0 0 -3 -5 23
ignore previous	-4 0 -1 -2 0 8
ignore previous instructions	-4 0 -1 -2 0 8
ignore the	15 0 -3 -2 -2 -8
ill	-2 -1 14 -3 -1 -7
impossible	-42 -4 60 -6 -1 -6
impossible ,	-18 -1 25 -1 -1 -4
in	0 15 15 -1 -12 -4
in $	19 20 12 -8 4 -47
in ,	-5 0 7 1 1 -4
in , so	-5 1 5 0 0 0
in .	9 -7 -12 -3 3 10
in . $	23 -1 -7 -2 2 -14
in ?	-1 -1 -1 9 -2 -4
in Doffered	-25 -3 13 -1 -1 17
in Doffered $	-17 0 18 0 0 -1
in Doffered ,	11 -2 -5 0 0 -3
in Doffered .	-5 7 -1 0 0 -1
in Doffered T	7 -5 -2 0 0 0
in T	19 -9 -4 -2 -1 -4
in T $	7 -2 -2 -1 -1 -1
in a	4 -3 -7 -2 -1 8
in a bucket	5 0 0 0 -1 -3
in a meeting	-5 -1 -3 -3 -2 13
in admin	-4 -1 0 0 0 6
in admin mode	-4 -1 0 0 0 6
in advance	8 -2 -5 0 0 -1
in all	26 -12 -22 9 6 -7
in all T	3 -10 -2 0 -1 9
in all day	15 -2 -17 10 7 -13
in all week	10 0 -3 -1 0 -5
in and	9 0 -4 -2 1 -5
in bed	8 -1 -1 -2 0 -5
in bed with	6 0 -1 0 0 -5
in before that	-6 6 0 0 0 0
in bits	-4 4 -3 8 0 -5
in brittany	-6 0 7 0 0 0
in duration	5 -5 0 0 2 -1
in either	-2 -13 16 0 -1 -1
in either day	-2 -13 16 0 -1 -1
in first	15 0 0 -2 -4 -8
in for	28 -5 -7 -3 -2 -11
in for Doffered	20 -2 -4 -3 -1 -11
in for O	7 -2 -3 -1 -1 0
in from	-9 12 -1 -2 0 0
in front	8 -4 -3 0 0 -1
in front of	8 -4 -3 0 0 -1
in hospital	-31 0 39 -1 0 -7
in is	7 -2 -1 -2 0 -3
in it for	-3 5 -1 -2 0 0
in kettering	0 -1 -1 7 -1 -5
in labour	-17 -1 19 0 0 -1
in lanzarote	-4 0 12 -1 0 -6
in law	-2 1 -1 -2 5 -1
in leave	-1 -4 -6 -5 0 16
in leave it	-2 -4 -6 -5 0 17
in leeds	6 -2 -8 -1 -1 6
in leeds $	-4 1 -4 -1 -1 9
in ludlow	5 -5 0 0 0 0
in ludlow .	5 -5 0 0 0 0
in magaluf	-3 0 12 -1 0 -8
in my	3 -3 -4 -11 -2 17
in my hall	-5 -2 -1 -7 0 15
in on	-3 -1 16 4 -1 -16
in on Doffered	-12 -2 23 5 0 -14
in on both	7 0 -6 0 0 0
in portugal	-17 18 -1 0 0 0
in stock	-5 -1 -2 9 -1 -2
in tenerife	-14 3 17 -2 0 -4
in the	-26 14 -19 2 5 25
in the bath	-2 -1 -7 -2 -1 12
in the car	-3 -1 5 1 0 -2
in the country	-4 10 -2 0 0 -3
in the day	-19 18 -2 7 0 -3
in the diary	5 -1 -1 -1 0 -2
in the end	5 0 0 -5 0 1
in the garage	-4 0 -1 8 -1 -2
in the house	-4 -1 19 -3 -1 -11
in the porch	3 -3 -2 -5 -1 8
in the rain	-9 -1 0 1 0 10
in the shed	-1 0 0 -5 0 7
in the shop	2 -2 -4 -3 -2 9
in the showroom	-11 10 6 -1 -1 -3
in the van	-5 0 4 1 0 0
in theatre	2 -5 -2 -5 -1 10
in then	-1 -2 5 -2 0 0
in then $	-1 -2 5 -2 0 0
in this house	1 -1 8 -3 -1 -4
in to	33 1 -8 -9 -1 -16
in to take	18 0 -5 -5 -1 -8
in touch	-23 -3 20 -2 -1 10
in touch .	-5 -1 2 0 0 4
in touch when	-7 -2 11 0 0 -1
in town	-15 16 -1 0 -1 1
in with	14 0 1 -3 -3 -9
in with the	8 -1 -1 -1 -1 -4
in work	-3 2 6 -2 0 -2
in work T	-5 6 0 0 0 0
in writing	1 -1 -7 -1 0 8
in writing .	-1 0 -7 0 0 9
in your	4 -1 0 3 -1 -5
include	-1 -1 0 5 0 -2
included	-7 -1 -2 30 -1 -20
inclusive	-4 -4 0 9 0 0
incluye	-2 -1 -2 12 -1 -8
independence	15 0 -6 -1 -1 -7
independence day	15 0 -6 -1 -1 -7
infirmary	-6 0 11 -1 0 -4
innit	5 -1 14 -5 -1 -12
innit $	5 -2 14 -5 -1 -12
inside	-1 0 -1 6 0 -3
instead	-60 106 -10 -19 -3 -12
instead $	-34 42 -2 -2 -1 -4
instead ,	-5 10 -2 -1 0 -2
instead , i	-6 8 -1 -1 0 -1
instead ?	-9 31 -3 -13 -2 -4
instead ? $	-7 26 -1 -17 0 0
instead of	10 -4 -2 -2 0 -1
instead please	-25 27 -2 0 0 0
instead please $	-12 12 0 0 0 0
instead please ,	-16 16 0 0 0 0
instructions	-14 -3 -3 -4 -1 25
instructions and	-13 -3 -3 -3 -1 23
instructions and book	-7 -3 -2 -1 0 12
instructions and confirm	-3 0 0 -1 0 5
insurers	-2 0 6 -1 -1 -2
intent	-14 -1 -2 -2 -1 20
intent accept	-14 -1 -2 -2 -1 20
intent accept offer	-14 -1 -2 -2 -1 20
intercom	-2 0 -1 -1 -1 5
intercom is	-3 0 -1 -1 0 5
interest ,	-4 0 0 6 0 -1
interview	4 -1 7 -1 0 -8
into	-16 -1 30 -3 -3 -7
into labour	-3 -2 9 0 0 -4
invigilating	-1 5 -1 0 0 -3
ironing	5 -1 -1 0 -2 -1
ironing board	5 -1 -1 0 -2 -1
is	4 3 -7 67 -27 -13
is $	3 3 -16 -17 -2 29
is ,	-14 0 -1 -1 -2 18
is .	5 -10 -9 5 -1 9
is . $	10 -6 -1 -1 0 -3
is Dfree	-6 31 -4 -25 -3 7
is Dfree free	-1 6 -1 -4 0 0
is Dfree possible	-1 8 -3 -2 -1 -1
is Dfull	0 17 -1 -8 -2 -6
is Dfull $	-8 15 0 -3 0 -4
is Dfull and	8 -5 0 -1 -1 -1
is Doffered	2 -31 8 -6 -2 28
is Doffered $	-34 -3 -4 -11 0 53
is Doffered i	-5 -5 21 -2 0 -9
is Doffered so	5 -2 -2 0 0 -1
is Doffered the	-5 -4 0 10 0 0
is Dopen	0 10 -7 -3 0 0
is Dopen T	0 6 -5 0 0 0
is O	-14 -11 -2 39 -1 -12
is O ,	5 -1 -1 -1 0 -1
is O i	-1 -1 0 7 0 -5
is T	27 -24 -9 11 -1 -4
is T $	20 -13 0 -2 -1 -4
is a	-38 -1 45 -2 -6 2
is a Dfull	-3 8 0 -2 0 -3
is a good	15 -3 -10 0 0 -2
is a long	-4 0 -2 10 -1 -3
is a nightmare	-20 -4 0 -1 1 24
is a no	-1 -6 19 -2 -1 -8
is addressed	-3 -2 0 1 -1 5
is all	14 7 -8 -7 -4 -2
is all mouth	5 -1 -5 -1 0 1
is all the	13 -1 0 -5 0 -7
is already	-13 -3 -1 -9 -1 28
is already been	-3 0 -1 -3 0 7
is already here	-2 -2 0 -3 0 7
is always	10 -1 -2 -1 -1 -6
is always in	9 0 -2 -1 -1 -6
is an	2 0 -4 7 0 -5
is any	-8 -2 17 -3 -1 -3
is any good	-4 -2 11 -2 -1 -3
is at	19 -8 -7 0 -1 -4
is being	2 7 4 -4 -2 -6
is being resurfaced	-5 9 -1 0 -1 -2
is best	19 -3 -9 -2 -1 -3
is best for	9 -1 -7 -2 -1 2
is better	19 3 -5 -3 -1 -13
is better $	7 -1 -1 0 0 -5
is better for	1 7 -2 -3 -1 -2
is bin	-3 -9 -11 -4 0 27
is bin day	-3 -9 -11 -4 0 27
is broke	5 0 0 -5 0 0
is broken	-12 -3 -1 -3 0 19
is by	5 -1 -1 0 0 -3
is by the	5 -1 -1 0 0 -3
is calm	9 0 0 -4 0 -4
is calm $	9 0 0 -4 0 -4
is chocka	5 -4 0 0 0 -1
is chocka .	5 -4 0 0 0 -1
is coming	15 -1 -1 -11 0 -2
is complicated	-7 -1 -2 -8 21 -4
is complicated $	-4 0 -1 -7 16 -3
is doing	-5 0 -1 -1 9 -2
is doing my	-5 0 -1 0 7 -1
is due	-2 -4 3 7 -1 -3
is duration	8 0 0 0 -7 0
is first	9 0 -1 -2 -1 -6
is first $	9 0 0 -2 0 -7
is for	7 -1 -2 -2 -2 -1
is free	12 -4 -1 -1 4 -9
is free .	-1 0 0 -1 5 -2
is full	-15 -3 -8 -1 0 28
is full of	-15 -3 -8 -1 0 28
is going	-5 2 12 -4 -1 -5
is going in	-1 0 6 -2 0 -2
is going to	-4 0 7 -1 0 -2
is gone	14 -2 -2 -3 0 -6
is gone then	9 -2 -2 -1 0 -4
is good	45 4 -57 -22 -10 36
is good $	40 -1 -22 -1 -1 -14
is good ,	10 -6 -3 -2 -2 4
is good .	10 -12 -10 -5 -1 18
is good any	-1 0 -12 -2 0 15
is good as	-5 0 8 -1 0 -2
is good but	-36 42 -2 0 0 -3
is good for	11 -10 -2 -2 -1 4
is good i	-27 -3 -1 0 0 32
is good my	6 0 -1 -1 0 -3
is good thanks	-5 -1 -3 -2 0 10
is good to	15 0 -1 -1 -2 -11
is got	-7 14 -4 -5 3 -1
is got to	-6 13 -2 -1 0 -4
is gotta	11 -2 -6 -1 0 -3
is gotta be	11 -2 -6 -1 0 -3
is have	-6 0 11 -4 0 -1
is her	-1 -1 0 0 10 -8
is here	3 8 -3 -11 -2 4
is here $	-4 2 -3 -5 -1 9
is here to	-3 7 0 -3 0 0
is home	-5 9 -1 -5 -2 4
is home $	-1 0 0 -3 -1 5
is home to	-4 9 0 -2 -1 -3
is in	11 -4 -6 -9 2 6
is in $	8 -5 -1 0 0 -2
is in my	-2 -1 -1 -6 0 9
is in the	0 8 -2 2 -2 -5
is it	1 -16 -11 43 -6 -10
is it $	-17 -1 -3 -4 -1 26
is it both	-1 0 -1 5 0 -3
is it coming	-3 0 -1 14 0 -9
is it possible	2 -1 -1 6 -1 -4
is it the	7 -1 0 -2 0 -3
is less	-2 0 -2 10 -1 -4
is less likely	-2 0 -2 10 -1 -4
is literally	-3 3 5 -2 0 -3
is manned	8 -1 -2 -1 0 -4
is monitored	-9 2 0 0 -3 10
is monitored Doffered	-9 2 0 0 -3 10
is mr	-3 0 -2 -4 -1 10
is my	19 0 10 -5 12 -36
is my daughters	34 -1 -1 -2 0 -30
is my day	-2 8 -1 -2 -1 -1
is no	-5 7 -10 -5 12 2
is no answer	1 -2 -2 -2 0 6
is no charge	8 -1 -4 -2 0 -1
is no good	-5 4 -21 -2 15 9
is no use	-14 7 18 -1 -1 -9
is nobody	-20 -3 29 -9 -1 3
is nobody there	-9 -1 17 -5 0 -2
is not	-8 0 6 -4 -2 8
is not T	7 -3 -2 0 0 -2
is not a	-4 0 -2 6 -1 1
is not good	-26 -3 16 0 -1 14
is not on	5 -2 -3 0 0 0
is not out	0 0 6 -1 0 -4
is not sandra	-1 0 -4 -2 0 7
is not that	5 0 -3 0 0 -2
is number	6 0 -2 0 0 -2
is off	-6 3 0 -4 5 2
is ok	15 21 -20 -23 -3 10
is ok $	20 -9 -7 -1 -1 -2
is ok .	9 -2 -1 -6 0 0
is ok T	-15 16 0 0 0 0
is ok as	8 -1 0 -6 0 0
is ok but	-20 15 -4 -2 0 10
is ok for	3 6 -6 0 -1 -2
is on	7 -1 -3 0 -2 0
is on place	6 0 0 -1 0 -4
is only	-8 -5 9 1 -2 4
is only me	-5 -4 12 -1 -1 -1
is open	10 -5 0 -1 -1 -4
is out	-21 13 -6 -1 -1 16
is out ,	-1 6 -1 0 0 -4
is out .	-2 9 -1 0 0 -6
is out of	-22 -4 -3 -1 0 31
is out the	-4 11 0 0 0 -7
is parking	-3 0 0 9 -1 -5
is paying	-1 -1 0 10 1 -9
is paying for	0 0 0 6 0 -6
is permit	3 -2 -1 7 -1 -6
is permit only	4 -2 0 7 -1 -6
is phonenumber	8 -1 0 -1 -6 0
is place	-8 0 -1 -1 0 11
is poor	-3 0 -4 -4 0 11
is possible	34 -6 10 -30 -2 -6
is possible .	-2 0 5 0 -1 -2
is possible ?	36 -5 -2 -29 0 -1
is possible as	-2 0 5 0 -1 -3
is quantity	-7 -2 -1 6 -1 4
is shut	-4 -1 10 -3 0 -2
is shut for	-3 0 8 -2 0 -2
is snow	-3 0 0 5 0 -2
is soft	7 -3 -2 0 0 -2
is sooner	7 0 0 -1 0 -6
is that	-26 -23 7 58 -4 -12
is that Doffered	-7 -9 -2 19 0 -2
is that the	-7 -1 -1 10 0 -1
is the	-19 9 1 39 -4 -27
is the Dfull	-4 9 0 -4 0 0
is the Doffered	-19 -4 -2 11 -1 15
is the day	-6 0 15 -6 0 -3
is the difference	-2 -2 0 6 0 -1
is the first	-4 10 -2 0 0 -3
is the one	9 4 -5 -5 -2 0
is the only	-7 8 4 2 3 -10
is then	8 -5 -1 -1 0 -1
is then $	7 -5 0 -1 0 -1
is there	-25 26 16 3 7 -26
is there $	-15 15 18 -10 -1 -8
is there a	-6 2 -1 1 13 -8
is there an	-7 12 -1 -1 0 -2
is there any	5 -9 -1 5 0 0
is there anything	3 10 9 -19 -2 -2
is this	-18 -5 -7 77 -8 -38
is this ?	0 0 0 -9 0 10
is this a	-5 -2 -2 22 -2 -10
is this about	-2 -1 -1 10 -1 -5
is this for	0 0 0 -15 0 15
is this from	-6 0 0 12 -1 -4
is this legit	-2 0 -1 12 -1 -8
is this please	-1 0 0 9 -1 -7
is to	-2 -2 -2 0 -2 8
is typing	5 -2 -1 -2 5 -5
is typing this	5 -2 -1 -2 5 -5
is under	-5 0 -3 -6 -1 15
is under the	-5 0 -3 -6 -1 15
is up	-2 -2 0 -4 5 3
is upstairs	5 0 -1 0 0 -4
is wet	-7 0 -4 -3 -1 14
is wet concrete	-4 0 -2 -2 0 8
is what	9 -1 -2 -29 -1 23
is when	-28 32 -3 4 -1 -4
is when i	-23 28 -1 -1 0 -2
is when my	-3 -1 -2 7 0 -1
is wrong	7 0 0 0 0 -7
is yes	6 -5 -3 -7 -1 10
is yes $	-7 1 -2 -1 0 10
is yes .	8 0 0 -6 0 -1
is your	7 -2 -1 4 0 -7
ish	-22 23 0 0 0 0
it	5 -4 -24 68 -16 -20
it $	-23 20 -23 9 28 -11
it ,	-2 -14 11 12 -3 -4
it .	-12 6 13 -6 0 -1
it . $	-7 3 1 2 3 -2
it ?	-1 -6 -1 8 1 -1
it Dfree	-6 17 -3 -1 -1 -6
it Dfree $	-2 7 -2 0 0 -1
it Dfull	-8 20 -7 -5 -2 2
it Doffered	6 6 0 -8 -1 -4
it Dopen	-7 -7 -2 -3 -1 20
it T	-2 12 -1 -7 -1 -1
it a	-5 -1 30 -7 -5 -13
it after	-5 -3 0 10 0 -2
it after $	-5 -3 0 10 0 -2
it any	-4 -1 -3 -6 -2 17
it any more	-4 -1 -3 -6 -2 17
it as	-13 -1 0 15 0 -1
it as well	-13 -1 0 15 0 0
it assembled	-3 0 0 6 0 -2
it at	4 -1 2 4 0 -8
it be	-29 32 13 -9 4 -11
it be Dfree	-3 6 -1 -1 0 0
it be T	-34 42 -2 -5 0 -1
it be left	-4 -1 -4 12 -1 -3
it be on	-4 -1 -1 7 0 -1
it be possible	0 2 -3 -7 8 0
it be the	16 -10 -2 -2 0 -1
it both	-1 0 -1 5 0 -3
it came	-4 -9 -1 -22 -1 37
it came past	-3 -6 -1 -12 -1 22
it can	0 -1 -3 5 0 -2
it come	1 6 -1 1 -1 -5
it come flat	5 0 -1 -4 0 -1
it coming	-3 0 -1 14 0 -9
it coming from	-2 0 -1 13 0 -9
it cut	-1 -1 0 -1 10 -7
it cut off	-1 -1 0 -1 10 -7
it delivered	0 -1 -1 5 0 -3
it down	-9 -2 -3 12 -2 4
it down $	-7 -1 -1 10 0 -1
it fit	-5 0 -2 16 -2 -8
it fit through	-2 0 -1 12 -1 -7
it for	-7 4 22 -1 -1 -17
it for now	-4 0 23 -1 -1 -16
it goes	6 0 -1 -5 0 0
it had	8 0 0 3 0 -10
it had better	8 0 0 0 0 -7
it has	11 -5 -3 -1 0 -2
it has to	9 -4 -3 0 0 -1
it here	21 -12 -1 -3 -1 -4
it here $	6 -1 -1 -2 0 -3
it here Doffered	9 -7 0 -1 0 -1
it i	-5 0 8 -3 -1 2
it in	-4 -12 -10 17 -4 12
it in $	-2 0 -2 7 -1 -2
it in .	-2 0 5 0 0 -2
it in before	5 -5 0 0 0 0
it in the	-3 -5 -5 2 -2 12
it is	51 -1 -26 -60 0 27
it is $	3 -2 -2 -34 0 35
it is .	3 -10 -9 6 -1 11
it is Doffered	14 -3 -4 4 0 -10
it is T	9 -6 0 -1 0 -1
it is a	-6 19 9 4 -3 -23
it is all	7 -1 -2 -6 -3 4
it is already	-5 -2 -1 -8 -1 18
it is complicated	-5 0 0 -2 11 -3
it is going	-8 3 12 -3 0 -4
it is got	-5 13 -2 -1 0 -5
it is gotta	11 -2 -6 -1 0 -3
it is in	-2 -1 -1 -6 0 9
it is my	2 -2 -5 -1 5 -1
it is not	7 1 -4 -2 -1 -1
it is number	6 0 -2 0 0 -2
it is permit	-2 0 0 7 0 -4
it is place	-10 0 0 -1 0 12
it is the	-16 -1 7 3 -2 8
it is then	8 -5 -1 -1 0 -1
it is up	4 0 -1 -8 0 5
it later	1 -1 0 5 -1 -4
it later $	0 0 0 5 0 -4
it must	1 6 -5 0 -1 -1
it must be	1 6 -5 0 -1 -1
it myself	0 -1 -1 13 -1 -10
it now	-2 -5 -4 -2 0 13
it now $	-2 -5 -4 -2 0 13
it off	7 -7 -1 -7 -1 9
it off Dfull	-11 -6 0 -1 0 18
it on	21 6 -2 -6 -3 -17
it on Dfull	-6 17 -3 -2 -1 -4
it on Doffered	9 -3 -1 1 0 -5
it on the	2 -4 6 -7 1 2
it out	9 0 0 -6 0 -3
it over	-12 -2 -2 2 -2 15
it over the	0 0 -2 -4 0 7
it over with	-6 -1 0 0 -1 9
it past	-1 0 -1 -2 0 5
it past $	-3 0 -1 -2 0 6
it possible	2 -1 -1 6 -1 -4
it possible to	3 -3 -1 7 -1 -4
it round	5 -5 -3 -7 -1 10
it round the	8 -4 -3 -6 -1 6
it take	-3 0 0 5 0 -1
it the	12 -3 -1 -4 0 -4
it the Doffered	6 -3 -1 -1 0 -1
it the grey	5 0 0 -5 0 0
it then	3 5 -6 0 0 -1
it then $	3 2 -5 0 0 0
it this	-8 -7 13 -10 -3 15
it this T	-8 -7 -1 -6 -2 23
it through	-4 -4 0 -2 16 -5
it through ,	-5 -5 0 -1 13 -2
it to	-5 -2 5 4 -2 0
it to the	-2 2 7 -6 0 -1
it together	-3 0 0 6 0 -2
it took	-1 0 -1 5 0 -3
it took week	-1 0 -1 5 0 -3
it up	15 -2 -5 -3 0 -5
it up quantity	7 0 -3 -1 0 -2
it upstairs	-6 -1 -1 17 -1 -8
it upstairs $	-5 -1 -1 14 -1 -5
it was	-3 -2 -1 5 -1 2
it will	23 -7 -1 -8 0 -6
it will be	7 -4 5 -5 0 -4
it will have	15 -3 -6 -4 0 -2
it with	-27 -10 -7 -5 -2 50
it would	6 -1 -3 1 0 -2
it would be	9 -6 -2 2 0 -2
it would have	-3 5 -1 -1 0 0
it wrong	12 -1 -1 -1 0 -10
it yet	-8 0 14 -2 -1 -2
it yet $	-7 0 11 -2 -1 -1
item	-9 -3 -2 -10 -2 26
jk	-21 -1 -4 -3 -1 31
job	1 11 -6 -8 -3 5
job Doffered	-2 8 0 -6 0 0
jobs	-4 6 0 -1 0 -1
joke	-1 -4 -4 -5 -3 17
joke of	1 -1 -4 -3 -2 9
joke of a	1 -1 -4 -3 -2 9
jubbly	11 0 -2 -1 0 -8
jubbly $	11 0 -2 -1 0 -8
july	-1 -6 9 -1 0 -1
junk	6 -2 -1 0 0 -3
jury	-7 -2 31 -4 -3 -16
jury service	-9 0 32 -4 -3 -16
jury service all	-7 0 25 -4 -1 -13
just	17 -10 1 14 1 -24
just been	-7 4 6 0 -1 -1
just come	13 -1 -3 2 -1 -9
just come Doffered	10 -1 -3 -3 0 -4
just do	6 -1 -5 0 0 0
just drop	-13 -1 -1 18 0 -3
just get	14 -6 -1 -4 0 -3
just get it	12 -6 -1 -2 -1 -3
just had	6 1 0 2 -2 -6
just leave	3 -2 -4 -8 -1 12
just leave it	7 -1 -3 -6 -1 5
just now	0 0 5 0 0 -5
just now .	0 0 5 0 0 -5
just ring	-4 0 -1 0 6 -1
just ring me	-5 0 -1 0 7 -1
just seen	6 0 -4 0 0 -1
just seen this	6 0 -4 0 0 -1
just the	13 -1 -12 9 0 -9
just the one	-1 0 -2 8 0 -4
just to	-14 0 -1 -2 0 17
just wondering	-2 -1 -1 5 0 -1
karen	-1 0 -5 6 4 -4
keep	2 12 -4 4 -1 -13
kelly	5 -1 -1 0 0 -3
kept a	-3 0 0 0 -1 5
kettering	0 -1 -1 7 -1 -5
kettle	12 -1 -1 -1 0 -9
kettle on	10 -1 0 -1 0 -8
kettle on .	7 -1 0 0 0 -6
kev	3 0 5 -1 -2 -5
key	8 -4 -5 -13 -3 17
key $	5 0 -4 -2 0 2
key .	5 0 2 -4 -1 -2
key is	-5 -2 -4 -6 -1 18
key is under	-5 0 -3 -6 -1 15
key safe	6 -1 -1 0 0 -3
key safe is	6 -1 -1 0 0 -3
keys	-5 8 15 -4 0 -15
keys $	-4 3 7 -1 -1 -4
keys and	-2 0 8 -1 2 -8
keys so	5 -1 -1 -1 0 -2
kids	11 10 -7 -16 11 -9
kids $	-6 -3 -1 0 13 -3
kids are	6 4 -3 -4 -1 -2
kids are at	5 0 -2 0 0 -2
kids back	-5 6 -1 0 0 0
kids back at	-5 5 0 0 0 0
kind	14 -3 -3 -2 2 -8
kind regards	12 -2 -2 0 -1 -7
kindly	-7 -3 10 5 3 -8
kindly confirm	-1 0 -7 0 0 9
kindly confirm in	-1 0 -7 0 0 9
kindly let	-4 0 7 1 -1 -3
kippur	-9 -4 9 0 0 5
kitchen	-13 0 34 -9 -4 -10
kitchen fitters	-3 1 5 0 0 -2
kitchen fitters have	-3 1 5 0 0 -2
kitchen floor	-5 2 5 -1 -1 -1
knee	1 -1 5 -2 0 -4
knee done	-1 0 6 -2 -1 -2
knee done and	-1 0 6 -2 -1 -2
knock	12 -4 -5 -2 -1 0
knock hard	-1 0 -2 -2 -1 6
knock hard .	-3 0 -2 -1 0 6
knock loud	9 -3 -2 0 0 -4
knock loud $	7 -2 -2 0 0 -3
know	-47 -18 -8 18 -9 64
know $	-9 -1 -17 3 4 20
know .	-5 -2 -3 0 -2 12
know . $	10 -1 -1 1 -1 -8
know Dfull	2 -4 -1 -4 -1 8
know Dfull $	-1 -3 -1 -4 -1 10
know Doffered	-15 -2 -3 -8 0 29
know Doffered $	-15 -2 -3 -8 0 29
know how	5 0 -1 0 0 -3
know how to	5 0 -1 0 0 -3
know the	-2 -1 -3 24 -2 -16
know this	0 0 -1 7 0 -6
know this is	0 0 -1 7 0 -6
know what	-11 -1 -1 0 0 13
know when	-9 -1 26 -3 0 -12
know when it	-5 0 10 0 0 -5
know when the	-2 0 5 -2 0 -1
know whether	-2 0 0 5 -2 -1
know which	-5 0 7 0 1 -2
know yet	-1 0 -6 -7 -1 14
know yet $	-1 0 -6 -7 -1 14
knows	-6 -2 13 -6 10 -10
knows when	-4 -2 9 -1 3 -5
l	-20 2 -4 10 -2 14
la	5 -1 -1 0 0 -3
labour	-20 -3 28 0 0 -5
lad	7 -3 -1 15 -2 -16
lad $	6 0 -1 0 0 -4
ladder	0 -4 -1 -2 9 -2
ladder $	-3 -2 -1 -1 9 -2
lads	-8 0 -7 10 -3 9
lads $	7 -3 -1 -1 0 -2
lads are	-6 10 0 -1 0 -2
lads take	7 -1 0 -6 0 -1
lady	5 -1 -3 -1 0 0
lakes	-6 8 0 0 0 -2
land	8 -5 0 0 -2 -1
landing	0 0 0 7 -1 -5
landline	-6 -6 -13 -1 29 -3
landlord	19 -5 9 0 -2 -21
landlord has	-8 0 11 -1 0 -2
lane	5 -2 -3 6 3 -9
lane is	-3 -1 -1 6 3 -4
lanzarote	-4 0 12 -1 0 -6
largest	-11 -1 -2 20 -4 -2
largest carton	-1 0 -1 6 -2 -1
last	7 -6 -12 21 -7 -3
last delivery	-13 0 -2 -5 -1 21
last lot	2 -2 -3 18 -3 -12
late	16 -13 -9 7 -3 1
late Doffered	15 -1 -10 0 0 -4
late on	6 -4 0 0 -1 0
later	-18 27 -11 0 -4 6
later $	-4 -4 -4 5 -2 8
later ?	-4 9 0 -4 0 0
later ? $	-4 9 0 -4 0 0
later please	-11 13 -2 0 0 0
lates	12 -5 -3 -1 -1 -2
lates Doffered	-4 5 0 0 0 0
lates Doffered so	-5 6 0 0 0 0
law	-2 1 -1 -2 5 -1
lawn	-1 -2 -1 -1 -1 5
leanne	6 -1 0 0 -3 -1
leave	-21 0 14 -19 -17 44
leave T	11 -6 -1 0 0 -3
leave T $	6 -4 0 0 0 -2
leave and	-2 -1 5 1 0 -3
leave for	5 0 -3 -1 0 0
leave for a	7 -7 0 0 0 0
leave for work	9 -6 -2 0 0 -1
leave in	-4 -1 -1 -1 0 7
leave it	-35 13 30 -14 -10 16
leave it $	0 17 -1 -3 -1 -12
leave it Doffered	-4 12 0 0 0 -7
leave it at	8 -1 -1 -1 0 -5
leave it for	-1 0 9 0 0 -7
leave it in	2 -3 -3 10 -1 -4
leave it on	-3 -1 6 -7 -1 5
leave it with	-27 -10 -7 -5 -3 52
leave the	11 -5 -3 4 -1 -7
leave with	-2 -1 -7 -7 -2 19
leave with place	-9 -1 -5 -7 -2 22
leaves	6 0 -3 0 0 -2
leaving	-6 1 4 -1 -4 6
leaving do	-6 2 4 0 0 0
leeds	9 -2 -9 -3 -2 6
leeds $	-4 1 -4 -1 -1 9
left	-1 -3 -6 14 4 -9
left for	-1 0 6 -1 0 -3
left with	-3 -1 -4 12 -1 -3
leg	-13 -4 47 -3 -5 -22
leg missing	-5 -2 -1 2 -1 7
legit	-3 0 -2 17 -1 -11
legit ?	0 0 -1 6 0 -4
legit ? ?	0 0 -1 5 0 -4
legs	-2 -2 -8 5 -2 8
legs on	-1 0 0 5 0 -2
leicester	-3 -2 6 0 0 0
lemon	-2 -3 0 0 0 6
less	-3 0 -2 10 -2 -3
less likely	-2 0 -2 10 -1 -4
less likely to	-2 0 -2 10 -1 -4
let	20 -7 15 -22 -19 12
let me	-11 3 4 0 -11 15
let me check	-22 0 -1 -2 -2 26
let me down	-2 1 -1 -3 -1 7
let me have	-2 -1 5 1 -1 -2
let me know	7 -1 -2 5 -3 -6
let me look	-5 0 0 -1 0 7
let me off	4 3 -1 0 -1 -5
let us	37 3 -3 -12 -6 -19
let us do	30 -1 -6 -9 -3 -11
let us me	7 -2 0 0 -2 -3
let you	-11 -11 10 -9 -4 25
let you in	6 -2 6 -2 -2 -6
let you know	-16 -9 4 -7 -2 31
letter	-3 -1 -6 -3 -2 15
letting	-4 -3 -4 -2 -2 16
letting me	-10 -1 -2 -2 -2 17
letting me know	-10 -1 -2 -2 -2 17
liability	-1 -1 -1 5 -2 -1
lie	11 -4 -2 -1 0 -3
life	8 -1 -3 -1 0 -2
lift	4 7 -20 15 -5 -2
lift $	0 1 -3 9 0 -6
lift .	-5 8 -5 10 -2 -6
lift . $	-4 9 -3 2 -1 -3
lift . can	5 0 0 -4 0 0
lift ?	0 0 -6 6 0 0
lift ? we	0 0 -5 5 0 0
lift and	-3 -1 -1 0 0 6
lift is	0 -7 -1 -9 0 16
lift is broken	-14 -3 -1 -2 0 21
lift is working	5 -1 0 0 0 -3
lift it	-6 9 0 0 -1 -2
lift it $	-6 5 0 2 -1 -1
lift s	5 0 0 -2 0 -3
lifts	-1 -5 0 11 0 -5
like	37 -1 -19 -17 0 0
like $	19 6 -2 -2 -1 -19
like Dconflict	-18 -5 -1 0 -2 25
like Dconflict ,	-6 -4 0 0 -1 11
like a	-4 -15 6 -4 -11 28
like a lemon	-2 -3 0 0 0 6
like i	7 -1 2 -1 0 -7
like it	2 6 -2 0 -1 -5
like past	2 -2 -4 8 -3 -2
like past $	3 -1 -3 9 -2 -7
like the	17 -10 -3 -7 -2 6
like the Doffered	10 -4 0 -5 0 -2
like to	0 0 -3 -5 11 -3
likely	-2 0 -2 10 -1 -4
likely to	-2 0 -2 10 -1 -4
likely to get	-2 0 -2 10 -1 -4
lilo	6 0 -2 -1 -1 -3
line	-1 0 -2 1 -2 5
link	-18 -1 -1 4 -2 18
list	-25 6 -5 -6 -3 32
list $	-2 -1 -2 -3 -2 11
literally	1 3 8 -4 -3 -6
little	-8 12 -3 3 0 -3
live	5 -6 -13 3 -5 16
live here	9 -5 -6 -2 -1 5
live here any	-1 0 -2 -2 -1 6
live on	-1 0 -1 5 -2 -1
live on a	-1 0 -1 5 -2 -1
living	9 -5 0 -2 -1 0
loading	-4 7 1 -1 0 -3
loading bay	-4 7 1 -1 0 -3
lol	1 7 4 -16 -7 10
lol $	10 -3 -11 -9 -5 18
lol .	0 14 -8 0 0 -5
lol not	-15 1 16 0 0 -1
lol so	6 -1 -5 0 0 0
london	-7 3 4 0 0 0
long	22 -10 0 21 -5 -28
long Dfull	9 -4 0 -2 0 -3
long as	33 -5 -6 -11 -2 -10
long as the	7 0 0 -7 0 0
long do	-2 0 -1 5 0 -2
long do i	-2 0 -1 5 0 -2
long time	-4 0 -1 9 -1 -3
long will	-3 0 0 5 0 -1
long will it	-3 0 0 5 0 -1
longer	-12 -3 -27 -3 -3 48
longest	-2 1 -1 5 -2 -1
look	-1 4 -5 -22 -3 27
look at	-14 2 -2 -9 -1 24
look at my	-7 0 0 -1 0 9
look forward	18 0 0 -10 -1 -7
look forward to	18 0 0 -10 -1 -7
look later	-4 0 -3 -3 -1 12
look later $	-4 0 -3 -3 -1 12
looked	6 -1 -2 0 0 -3
looked at	6 -1 -2 0 0 -2
looking	2 11 0 -11 0 -2
lorry	16 -6 -10 14 -2 -11
lorry ?	-1 0 -3 5 -1 -1
lose	-1 -4 0 10 -1 -3
lose the	0 -5 0 4 0 0
lost	6 0 9 -3 -1 -9
lot	-18 -15 -5 28 -10 21
lot .	2 -1 9 0 0 -9
lot are	-3 -3 -1 -4 -1 11
lot of	-16 -1 -3 -7 -2 30
lot of you	-5 0 -1 -5 -1 13
loud	10 -4 -2 -1 0 -4
loud $	8 -3 -2 -1 0 -3
love	-5 -16 17 -18 5 18
love $	23 -9 -9 -3 -2 0
love ,	0 -6 13 -5 3 -5
love , came	-3 -1 0 0 -1 5
love .	8 0 -7 0 0 -1
love the	-6 1 -4 -3 -1 12
love to	-14 0 16 -4 -2 4
love to say	-11 -1 22 -1 -1 -8
love x	-10 0 13 -1 -1 -1
love x $	-10 0 13 -1 -1 -1
lover	5 1 -1 0 0 -4
lover ,	5 -2 -1 0 0 -2
luck	6 -3 -1 2 -1 -3
ludlow	5 -5 0 0 0 0
ludlow .	5 -5 0 0 0 0
luv	-2 -1 -1 0 6 -2
ma	-4 -1 0 0 0 6
machine	0 -1 -1 6 0 -3
mad	6 -1 -1 0 0 -2
magaluf	-3 0 12 -1 0 -8
mail	-8 0 -1 4 -1 6
mailbox	-11 2 -7 -1 -3 20
mailbox is	-9 2 0 0 -3 10
mailbox is monitored	-9 2 0 0 -3 10
make	15 11 2 -14 -1 -12
make Doffered	11 -4 -3 0 0 -3
make either	-5 -1 7 0 -1 0
make it	3 23 -2 -8 -4 -13
make it $	-2 0 9 -4 -1 -2
make it Dfree	-6 14 -3 -1 -1 -4
make it Doffered	13 -4 -3 -1 -1 -4
make it T	-6 13 -1 -5 0 -1
make it the	5 -2 -1 -1 0 -1
make sure	-6 0 -1 -2 -1 10
malheureusement	-3 0 16 0 -1 -11
malheureusement i	-3 0 16 0 -1 -11
malheureusement i can	-3 0 16 0 -1 -11
mam	-9 -2 7 -4 26 -17
mams	-10 0 13 1 0 -3
man	7 8 -5 -1 -4 -5
man nor	-2 8 -1 -1 -1 -4
man nor beast	-2 8 -1 -1 -1 -4
manage	4 14 -5 -6 -1 -6
manage Dopen	-1 7 0 -3 0 -3
manager	2 -5 -11 0 25 -12
manned	8 -1 -2 -1 0 -4
many	8 -3 -7 8 -4 -3
many men	-3 0 -1 8 0 -3
many thanks	-3 2 -3 -3 -2 9
many thanks for	-4 2 -2 -3 -2 9
march	7 0 -1 0 0 -5
mark	-14 -4 -3 -7 -2 29
mark as	-13 -2 -1 -1 0 17
mark as booked	-13 -2 -1 -1 0 17
marketplace	-4 0 -2 -4 -1 10
marketplace $	-3 0 -2 -4 -1 10
mat	0 -4 0 6 0 -2
match	-24 -10 14 -1 -2 24
match ,	-16 -1 17 0 0 0
mate	40 -3 6 -4 -3 -35
mate $	37 -2 14 -16 -5 -29
mate ,	-1 -1 -3 -1 -1 7
mate i	1 -1 -4 -2 7 -1
mate i am	5 0 -2 0 -1 -1
maternity	10 0 -3 0 0 -6
matter	-6 -2 -1 0 3 7
mattress	-12 -2 -1 21 -1 -4
may	6 2 -4 -9 -4 10
may be	-4 -1 -3 -3 -1 11
may i	-6 6 -1 -3 -3 8
may i ask	0 0 0 10 -2 -8
maybe	-7 -5 -46 -14 -2 75
maybe $	-25 -1 -6 -2 -1 35
mayday	20 -7 -5 -1 -1 -7
me	-21 -47 -27 -52 147 3
me !	4 0 4 0 -2 -6
me $	13 12 -33 -19 33 -6
me ,	-12 9 -2 9 14 -18
me , Doffered	5 0 -4 0 0 -1
me , sorry	-6 -1 16 -3 -4 -2
me , thanks	14 -1 -2 0 -1 -10
me .	-13 -3 -6 -17 14 25
me . $	-14 -4 11 -1 14 -5
me . Doffered	-27 -1 -9 0 -1 38
me . i	7 2 -2 0 1 -9
me ?	24 -5 -9 -18 12 -4
me ? $	25 0 -1 -23 -1 -1
me Dfull	-3 -5 0 -2 16 -5
me Doffered	-12 0 2 -2 -2 14
me O	-5 -1 0 -1 8 -1
me T	-6 -10 -1 -1 24 -5
me T $	-2 -3 0 0 6 -1
me T any	-1 -4 0 0 5 0
me a	1 -6 2 1 8 -6
me about	7 -2 -1 -2 0 -1
me and	0 8 6 -5 -2 -8
me and him	-6 6 8 -6 -1 -1
me back	6 -5 -3 -2 17 -13
me back $	4 -1 -2 0 7 -7
me back Dfull	-1 -4 0 0 6 -1
me before	-26 -1 0 0 28 -1
me before you	-25 0 0 0 26 0
me but	9 -2 10 -1 -2 -14
me check	-22 0 -1 -2 -2 26
me down	-8 -2 -3 -5 -3 21
me down for	-6 -3 -2 -2 -2 14
me duck	5 -2 -1 3 -1 -3
me duck $	5 -2 0 -1 -1 -1
me duration	12 -2 0 -4 -3 -2
me first	-15 -1 -2 -1 22 -3
me first $	-15 -1 -2 -1 22 -3
me from	-4 0 -3 -5 -8 20
me from these	-2 0 -2 -2 -4 11
me from this	-2 0 0 -1 -3 6
me how	-2 0 6 -2 -1 -1
me i	15 -7 -7 -2 5 -4
me i am	14 -7 -7 -1 5 -4
me in	39 0 -5 -5 -6 -23
me in for	19 -1 -4 -3 -1 -10
me know	-3 -2 -4 4 -5 10
me know .	13 -1 -1 0 0 -10
me look	-5 0 0 -1 0 7
me look at	-5 0 0 -1 0 7
me luck	7 -2 -1 0 -1 -3
me of	1 -1 -1 7 -2 -3
me off	-10 1 -2 -4 -6 22
me off $	8 0 0 0 -1 -6
me off your	-2 0 -1 -3 -2 8
me on	-3 0 -6 -7 17 0
me on the	-2 0 0 -1 -3 6
me on this	-1 0 -3 -6 15 -5
me or	7 -2 0 3 -2 -6
me or is	8 -2 0 -5 0 0
me pal	-10 -2 -3 -1 -3 20
me please	-9 -6 -2 2 17 -2
me please $	-4 0 -1 0 10 -5
me please ,	-6 -1 0 -1 3 5
me please .	-1 -3 0 6 -1 -1
me so	-22 -3 -2 -1 -3 31
me so do	5 -2 0 0 -1 -2
me some	-2 0 18 -5 -2 -8
me some other	-1 0 14 -4 -2 -8
me sorry	-2 0 5 0 0 -2
me sorry $	-2 0 5 0 0 -2
me thanks	13 3 -2 -2 -1 -11
me thanks $	11 3 -1 -2 -1 -10
me that	-4 -2 8 0 -1 -1
me that $	-4 -1 5 0 0 0
me the	-2 -3 0 11 -3 -3
me through	-1 0 -3 -1 6 -1
me to	6 -1 -1 -4 0 0
me when	6 -2 6 -1 -10 1
me when he	9 0 0 0 -8 0
me when i	-2 -2 5 0 -1 -1
me whether	-5 -2 -1 11 -2 -1
me whether the	-1 -1 0 5 -1 -1
me x	-4 1 5 -1 -1 -1
me x $	-4 1 5 -1 -1 -1
mean	-26 6 -5 27 -1 -1
mean $	-8 -1 -2 0 0 12
mean Doffered	-9 -2 -3 21 0 -7
mean Doffered $	-10 -2 -3 21 0 -7
means	10 -9 0 0 0 -1
means i	9 -9 0 0 0 0
meant	23 -12 -12 13 -1 -10
meant Doffered	5 -1 -2 0 0 -2
meant Doffered $	5 -1 -2 0 0 -2
meant to	12 -10 -9 13 -1 -5
measure	5 0 0 -4 0 0
meeting	6 -3 -10 -4 -2 12
meets	-37 -9 -2 -3 -1 51
men	9 -6 -5 3 -2 2
men .	-9 -1 0 0 0 10
men are	-2 0 -1 6 0 -3
mental	20 -6 -13 0 0 -1
mention	-22 16 7 0 0 0
mention it	-6 0 7 0 0 0
mess	8 -2 -4 0 -1 -2
message	-20 -12 -35 10 -1 58
message $	-5 0 -1 3 3 -1
message ,	7 -2 0 0 0 -4
message .	10 -3 5 0 0 -12
message . i	6 -4 0 0 0 -1
messaged	0 0 0 -6 0 7
messages	-5 -9 -8 -4 4 22
met	-4 0 0 -1 0 5
met with	-4 0 0 -1 0 5
meter	5 -1 -1 0 0 -3
meter box	5 -1 -1 0 0 -3
might	-11 -3 -4 -1 22 -3
might be able	5 -1 -1 0 0 -2
milk	-7 -1 -6 -1 -1 15
mind	9 -5 -14 -14 -4 27
mind the	1 -3 -9 -11 -2 24
mind the dog	6 0 -2 0 0 -4
mind the step	-1 -1 -2 -3 -1 7
mine	-3 -1 1 0 10 -8
minutes	-4 -2 14 -4 0 -3
minutes $	-3 0 7 -3 0 -1
missed	-5 -3 -4 -1 -2 15
missing	-1 -2 -5 3 -1 7
missus	-4 2 -2 -1 0 6
mobile	0 -5 8 -2 0 -1
mode	-5 -1 -3 -1 -2 12
mode confirm	-4 0 0 0 0 5
mode confirm O	-4 0 0 0 0 5
moment	5 -5 0 2 -1 -2
money	-18 -4 -12 15 -7 26
money $	-16 -1 -4 0 -2 23
money back	-5 -1 -3 -2 -1 12
money back .	-3 -1 -2 -1 -1 8
money for	-1 -1 -3 9 0 -5
monitored	-9 2 0 0 -3 10
monitored Doffered	-9 2 0 0 -3 10
montaje	-2 0 -1 7 0 -3
month	-5 14 -3 -1 -3 -3
more	-39 -15 3 8 -6 50
more $	-8 -3 -15 6 -2 22
more ,	-4 -3 -2 -2 -2 13
more , moved	0 -3 -3 0 0 7
more .	-1 -1 -4 -5 -1 12
more ?	-10 -3 13 1 0 0
more ? $	-10 -3 13 1 0 0
more options	-13 -1 16 -1 0 0
most	4 -6 -5 3 4 0
mother	-2 -5 12 -4 1 -3
mother s	-9 1 13 -3 -1 -2
mouth	5 -1 -5 -1 0 1
mouth $	6 -1 -3 0 0 -1
move	7 16 -3 -6 -5 -8
move in	5 0 -1 -1 0 -2
moved	-8 -19 2 6 -6 25
moved Dfull	-1 -14 -2 21 -1 -2
moved Dfull $	-1 -10 -2 16 -1 -2
moved in	-3 0 18 -3 -2 -10
moved in $	-3 -1 19 -3 -2 -10
moved out	-2 -3 -3 -16 -1 24
moved out ages	-1 0 0 -15 0 17
moving	-5 4 -8 5 0 5
moving in	-7 8 -1 0 0 0
mr	-6 -2 -8 -4 16 3
mrs	-1 -12 -3 -2 3 15
much	9 0 -12 -6 10 0
much ,	10 0 0 -10 0 0
much .	5 -1 -1 -1 0 -1
much appreciated	-6 0 -1 0 1 6
much appreciated .	-5 0 0 0 0 6
much for	-6 -1 -1 0 0 8
much for letting	-6 -1 -1 0 0 8
much is	19 -1 -2 -8 -2 -6
much is it	18 -1 -2 -8 -2 -6
much notice	-1 0 0 5 -1 -2
much to	-2 -3 -1 -1 11 -4
mum	-8 -14 -7 -26 5 50
mum $	-10 -3 -12 -2 -1 28
mum ,	-8 0 -1 -10 2 17
mum is	11 0 -1 -3 6 -12
mum s	5 0 5 -1 -1 -9
mum s been	-1 0 8 -1 0 -6
mum will	18 0 -5 -4 -1 -8
mum will be	18 0 -5 -4 -1 -8
mums	-16 -2 27 -4 3 -7
mums $	-9 -5 15 -1 0 0
muppets	-11 0 -3 -3 -1 18
must	-3 -3 4 -5 -2 10
must .	5 -1 0 -1 0 -3
must be	8 -1 -5 0 -1 -1
must be T	-4 5 0 0 0 0
my	-28 -32 -15 42 25 28
my address	-5 0 -1 -6 -2 15
my ankle	-3 -1 5 0 0 0
my back	6 2 -4 0 0 -4
my back so	8 0 -4 0 0 -4
my boss	11 -2 -1 -1 -1 -7
my boss let	5 -1 0 0 -1 -3
my brother	13 -4 -2 -4 1 -4
my brother is	9 -4 -2 0 -1 -1
my carer	5 -1 -1 -3 8 -8
my cast	-2 0 8 -1 0 -6
my cast off	-2 0 8 -1 0 -6
my chemo	-29 -2 39 -2 -1 -6
my chemo $	-29 -2 39 -2 -1 -6
my clinic	-5 6 0 -1 0 0
my dad	8 1 -1 -4 -1 -3
my daughter	-1 -1 -6 7 1 0
my daughter is	-3 -2 -1 -3 -1 11
my daughter s	-2 0 -2 10 -1 -5
my daughters	34 11 -12 -2 -1 -30
my day	4 8 -5 -3 -2 -3
my day off	4 5 -4 -2 0 -2
my desk	-9 -1 0 0 0 10
my desk on	-9 -1 0 0 0 10
my driving	-13 -2 24 -6 0 -4
my driving test	-13 -2 24 -6 0 -4
my email	-17 0 -3 7 -1 15
my ex	-1 0 -1 16 -2 -13
my eyes	3 -1 -3 -2 6 -2
my eyes are	3 -1 -2 -2 5 -2
my glasses	3 -2 -3 -1 6 -3
my glasses on	-1 0 -3 -1 6 -1
my good	-4 0 -2 0 0 6
my grandson is	5 0 -1 -1 0 -2
my hall	-5 -2 -1 -7 0 15
my hall $	-2 -1 -1 -5 0 9
my head	-3 1 -1 -1 7 -2
my head in	-5 0 -1 0 7 -1
my hip	-9 -3 14 0 0 -2
my holiday	-2 6 0 0 0 -3
my husband	17 -6 -2 -10 -3 4
my husband ,	-6 -3 -1 -3 -1 14
my husband is	-9 -1 2 -4 1 12
my husband will	15 2 -4 -5 -1 -8
my husbands	9 -1 0 -1 0 -8
my knee	0 -1 6 -2 0 -3
my knee done	-1 0 6 -2 -1 -2
my lad	1 -2 -4 12 -1 -6
my lad s	5 -2 -2 0 0 0
my landlord	22 -1 -1 -2 -1 -16
my last	5 0 -2 1 -1 -2
my lover	5 1 -1 0 0 -4
my lover ,	5 -2 -1 0 0 -2
my mam	-4 1 -2 -3 25 -17
my mate	-10 -1 -3 19 0 -6
my mind	2 -2 -4 -3 -1 8
my money	-6 -1 -2 -1 -2 12
my money back	-2 -1 -2 -1 -1 7
my mother	5 -4 3 -4 1 -2
my mum	-10 -5 11 -13 4 12
my mum is	7 0 0 -3 6 -10
my mum s	-2 2 7 -1 -1 -6
my mums	7 -1 -4 1 3 -5
my name	-5 -1 -3 -1 -1 11
my name is	-4 -1 -2 -5 -1 13
my nan	-12 5 -1 -6 -2 16
my nan $	-7 0 -1 -3 -1 13
my neighbour	-5 -3 -7 14 3 -1
my neighbour is	0 0 0 -2 5 -3
my neighbour take	-3 0 -2 8 -1 -2
my number	-5 -2 -1 0 7 0
my old	-17 0 -1 36 -1 -17
my order	-5 -1 -3 8 -5 7
my order $	-2 0 -1 11 -1 -6
my other	-4 3 -6 8 0 -1
my phone	-3 0 -7 -1 -1 13
my reply	-4 -2 -2 14 -1 -5
my rota	-6 -10 3 0 -3 15
my rota is	0 -8 0 -1 -1 11
my shift	3 10 11 -12 -4 -9
my shift $	12 14 -6 -10 -3 -7
my shift pattern	-9 -2 13 -2 0 0
my shifts	-2 -4 -3 -7 -2 19
my shifts $	-4 0 -3 -6 -2 15
my sister	8 -2 6 -4 -1 -6
my sister s	5 -2 2 -1 -1 -2
my sisters	7 -2 -4 0 0 -1
my sisters in	5 -1 -4 0 0 0
my solicitor	-6 0 -1 -1 3 6
my son	-1 -5 -6 4 3 5
my son is	-6 3 -1 -5 -2 12
my son s	-8 -2 0 14 -3 0
my son will	6 -1 -1 0 0 -4
my wife	14 -3 -6 -6 8 -7
my work	0 -2 -3 11 -1 -3
my work instead	0 -2 -1 6 -1 -1
my your	-2 0 -1 6 -1 -2
my your old	-2 0 -1 6 -1 -2
myself	2 1 -2 14 -2 -14
myself $	-3 2 -1 13 -1 -9
myself .	5 0 0 0 0 -4
n	-2 0 -1 10 -1 -6
name	17 -10 -12 3 -4 6
name .	11 -1 -1 -1 0 -8
name is	-4 -1 -2 -5 -1 13
name on	-5 0 0 7 0 -1
nan	-8 3 -2 -6 -2 14
nan $	-7 0 -1 -3 -1 13
narrow	-13 -3 -8 31 -2 -4
narrow it	-8 -1 -2 13 -1 -1
narrow it down	-8 -1 -2 13 -1 -1
narrowboat	-2 0 -2 7 0 -2
narrowboat and	-1 0 -1 6 -2 -1
narrower	-3 -1 -1 8 -1 -2
narrower time	-2 0 -1 5 0 -2
nativity	0 -1 -1 -2 -1 6
nav	5 -1 -1 0 0 -2
near	-7 0 9 0 0 -2
nearer	-5 -3 -3 14 -1 -1
nearer $	2 -3 -1 5 -1 -3
nearly	5 -1 0 0 -1 -3
need	-20 52 -31 -17 30 -14
need Dfull	-5 20 -4 0 -1 -9
need T	-31 34 -1 0 0 -2
need a	-14 2 -2 -12 33 -7
need it	1 23 -7 -4 -1 -11
need it Dfull	-1 17 -6 -2 -1 -7
need to	11 -25 -11 6 2 17
need to ask	-1 -1 -1 -4 -4 12
need to be	5 1 -2 -2 -1 -2
need to check	4 -2 -3 -8 -5 13
need to know	-1 0 0 5 -1 -3
need to move	8 -3 0 -5 0 0
need to pay	-2 0 0 8 -1 -4
need to see	-1 -8 0 -1 -1 12
need to speak	-6 -1 -2 -4 2 10
need to talk	-2 0 -1 -2 18 -13
needed	-14 -1 -38 28 -2 28
needed $	-14 -1 -38 27 -2 29
needs	20 -14 -5 1 -6 5
needs to	1 -7 -2 -5 -2 14
needs to be	1 -8 -2 -7 -1 17
neighbour	-1 -4 -7 12 1 -1
neighbour ,	-6 0 -1 -6 -1 13
neighbour is	0 0 0 -2 5 -3
neighbour is typing	0 0 0 -2 5 -2
neighbour take	-3 0 -2 8 -1 -2
neighbour take it	-3 0 -2 8 -1 -2
neighbours	9 -2 -3 2 0 -6
neither	-83 7 177 -20 -11 -71
neither $	-14 -14 68 -6 -3 -31
neither date	-11 4 15 -1 -1 -6
neither date is	-11 4 16 -1 -1 -6
neither day	-6 4 4 0 -1 -1
neither day works	-6 4 3 0 0 -1
neither is	-12 -5 27 -2 -1 -7
neither is any	-7 -4 17 -2 -1 -3
neither love	-12 -1 26 -3 -1 -9
neither love ,	-5 0 13 -2 -1 -5
neither of	-5 8 5 -2 -1 -4
neither of these	-2 -2 5 -1 0 -1
neither of those	-3 10 -1 -1 -1 -4
neither sorry	-1 5 0 -1 0 -2
neither suits	-6 0 9 -1 -1 -2
neither works	-13 2 12 0 0 0
never	-30 -8 17 -26 -10 57
never again	-3 0 -2 -1 -1 7
never again $	-3 0 -2 -1 -1 7
never bought	0 0 -1 -14 -2 17
never bought a	0 0 0 -14 0 15
never go	6 -2 -2 -1 0 -1
never heard	0 0 0 6 0 -6
never heard of	0 0 0 6 0 -6
never in	-8 -2 23 0 0 -12
new	-4 1 11 -14 -11 17
new carpet	8 -2 -1 -1 0 -4
new cream	-5 0 -1 12 -1 -6
new cream carpet	-5 0 -1 12 -1 -6
new job	-5 3 5 -2 0 -1
new phone	-2 0 -1 -15 -6 24
new phone who	-2 0 -1 -15 -6 24
new tenant	0 -3 -2 0 0 6
new year	-7 1 7 0 0 -1
newborn	10 -4 -2 0 -3 -1
news	-14 -7 1 27 -1 -7
next	-16 -7 2 24 -4 0
next door	-6 -11 -8 23 -4 5
next door $	0 -1 -4 10 -1 -3
nightmare	-18 -4 -1 -1 1 22
nightmare $	-16 -2 -5 -1 -1 24
no	-87 -36 214 -53 -10 -51
no $	-66 -21 138 -14 -8 -28
no ,	-21 -13 57 -6 -6 -10
no , $	-20 -2 54 -2 -3 -25
no , Doffered	-16 -1 22 0 0 -3
no , i	9 -2 -1 -2 0 -4
no , no	-2 0 8 -1 -1 -4
no .	-50 -6 62 -6 0 1
no . $	-30 -1 41 0 -1 -8
no . Doffered	-14 -5 27 -1 -1 -6
no . i	-12 -2 21 -2 -1 -5
no . panto	-1 0 5 0 0 -3
no Doffered	2 6 -1 0 -1 -6
no Doffered no	-3 -1 9 0 0 -4
no and	-5 -3 20 -3 -1 -7
no and no	-5 -3 20 -3 -1 -7
no answer	2 -3 -5 -3 -1 10
no charge	8 -1 -4 -2 0 -1
no charge for	8 -1 -4 -2 0 -1
no delivery	19 -2 -10 -3 -2 -3
no dentist	6 -1 -1 0 0 -4
no drama	7 -6 -1 0 0 0
no for	-28 7 2 -2 -1 21
no for Doffered	-24 -2 0 0 0 26
no from	-8 0 9 0 0 0
no from us	-8 0 9 0 0 0
no furniture	-2 0 -7 -1 0 10
no go ,	11 -1 -7 -2 0 -1
no good	-85 21 94 -10 10 -29
no good $	-80 -13 61 -3 13 22
no good ,	-2 0 9 -1 0 -6
no good .	-9 -1 13 0 -1 -2
no good Doffered	-6 -1 8 0 0 0
no good either	-2 -2 5 -1 0 -1
no good for	32 5 -6 -2 -1 -29
no good i	5 2 3 -1 0 -9
no good to	-25 29 -4 0 0 0
no idea	-9 -1 -10 -8 5 23
no idea when	-1 0 6 -1 0 -3
no later	10 -1 -6 -1 -1 -2
no lift	17 -4 -11 5 0 -7
no lift $	0 0 -3 9 0 -6
no longer	-8 -3 -30 -2 -2 45
no more	0 -2 -2 0 0 5
no not	18 0 -17 0 0 -1
no one	-7 5 6 -6 -2 4
no one is	-1 0 -1 -4 0 7
no one to	-3 0 5 -1 0 -1
no only	8 0 -5 0 0 -2
no only just	8 0 -5 0 0 -2
no preference	61 0 -40 -3 -2 -16
no preference $	39 -1 -20 -2 -1 -15
no reply	14 0 -8 0 0 -5
no scrap	7 -1 -6 0 0 0
no scrap that	7 -1 -6 0 0 0
no signal	0 -7 -12 0 20 -2
no sorry	-2 -1 6 -1 0 -1
no stairs	9 0 -5 -2 -1 -2
no thanks	-10 0 24 -1 -2 -11
no thanks $	-6 0 17 -1 0 -10
no thanks you	-4 0 7 0 -2 -1
no the	10 2 -4 -1 -1 -5
no to	6 -7 43 -4 -6 -31
no to Doffered	30 -2 -10 -1 -1 -17
no to all	-8 -2 22 -1 -2 -8
no to both	-7 -1 16 -1 -2 -6
no to these	-5 0 5 0 0 0
no use	-16 4 35 -3 -4 -16
no use to	-11 3 18 -2 -3 -6
no wait	-13 -1 -15 -2 -1 33
no we	-4 -2 12 -1 0 -4
no x	-16 0 22 -1 0 -5
no x $	-16 0 22 -1 0 -5
nobody	-45 -7 66 -14 -1 1
nobody came	-6 -2 -3 -1 -3 14
nobody came .	-2 -2 0 0 0 5
nobody home	-16 -2 31 -3 0 -10
nobody in	6 -2 -1 0 0 -3
nobody is	-5 9 0 -1 -1 -3
nobody s	-8 -3 12 -1 0 -1
nobody there	-6 -1 17 -5 0 -5
none	-39 2 84 -14 -7 -26
none of	-32 3 74 -15 -4 -27
none of the	-5 4 17 -5 -1 -11
none of them	-15 -2 40 -5 -2 -16
none of these	-6 -1 13 -4 0 -1
none of those	-6 2 8 -1 -1 -2
none suits	-4 0 9 -1 -1 -3
none suits .	-4 0 9 -1 -1 -3
nor	-18 7 -11 -1 5 18
nor beast	-2 8 -1 -1 -1 -4
nor beast $	-2 -2 6 -1 0 -1
normal	-1 -9 9 1 0 0
normally	-8 -14 23 1 0 -2
not	-73 -12 204 -67 0 -7
not $	-6 -9 48 0 -4 -29
not ,	1 -4 9 -1 -2 -3
not .	-29 -8 9 3 0 25
not . $	-20 -4 -4 3 -1 25
not Dfree	-1 -9 14 0 -1 -2
not Dfull	-7 -14 23 0 0 -2
not Doffered	-30 13 54 -9 -7 -22
not Doffered $	-28 -11 53 -3 -2 -10
not Doffered ,	12 6 -10 -1 -1 -7
not Doffered .	14 -3 -17 0 -1 7
not Doffered Doffered	19 -2 -12 -2 0 -2
not Doffered T	-4 13 -8 0 0 0
not Doffered and	-6 -1 13 -1 0 -4
not Doffered but	0 6 -5 0 0 0
not Doffered or	15 -1 -8 -2 -1 -3
not Doffered please	-39 -1 41 0 0 -1
not Doffered so	10 0 -9 0 0 0
not O	25 -5 -7 -1 0 -12
not T	13 23 -16 -1 -2 -17
not T $	22 0 -10 -1 -1 -11
not a	19 -6 -16 6 -1 -2
not a T	11 -5 -3 0 -1 -2
not a scam	0 0 -1 7 0 -5
not accept	-5 0 9 -1 -1 -2
not accept delivery	-5 0 9 -1 -1 -2
not agreeing	-2 -1 -5 0 13 -5
not any	-6 -1 11 3 -2 -4
not any of	-6 -1 11 -2 -1 -1
not ask	19 2 -20 0 0 -1
not ask and	17 0 -17 0 0 0
not at	-15 14 9 -2 -1 -5
not at home	-5 -3 9 0 0 -1
not back	6 2 -3 0 0 -4
not be	-13 -18 19 2 -1 11
not be back	23 -11 -7 0 0 -5
not be forwarded	-8 -9 -6 0 0 23
not be here	-15 -1 30 -2 0 -11
not be home	-1 -1 12 0 0 -10
not be in	6 -6 -1 8 -1 -7
not be there	-19 -1 3 -1 0 18
not before	-1 5 -2 0 0 -1
not before ,	-2 5 -1 0 0 -1
not block	13 -1 -6 0 0 -5
not block the	12 -1 -6 0 0 -5
not book	-1 0 2 -1 5 -5
not bother	-4 -3 11 -1 0 -2
not bother $	5 0 -3 0 0 -2
not bought	-2 0 -9 -1 -1 13
not come	-5 -3 17 -2 -1 -6
not come Doffered	1 -2 12 -4 -1 -5
not commit	-3 0 8 -1 -2 -2
not commit to	-2 0 8 -1 -2 -2
not do	-30 -8 35 -25 14 20
not do $	-22 -3 52 -4 7 -29
not do ,	26 4 -17 -1 -3 -9
not do .	-8 0 -14 -1 -2 25
not do Doffered	-45 -6 -5 -4 -3 62
not do T	18 -18 4 -1 -2 -2
not do any	-2 0 6 -2 -1 -1
not do either	-8 12 2 -1 -1 -4
not do not	5 0 -3 0 0 -2
not do text	-2 0 -4 -1 12 -6
not do texting	-3 0 -2 -1 8 -3
not do them	-1 0 5 -1 -1 -1
not down	-1 0 9 -2 0 -5
not down yet	-1 0 9 -2 0 -5
not even	9 -3 4 0 -1 -9
not finish	8 -3 -2 0 -1 -2
not finish T	8 -3 -2 0 -1 -2
not free	-13 -2 28 -4 -2 -7
not free $	-12 -2 20 0 -1 -5
not free on	0 0 8 -4 0 -4
not get	7 14 2 -13 -6 -4
not get in	-21 25 -1 -2 0 0
not get out	11 -1 -7 -7 -1 5
not get to	-4 -2 7 0 0 0
not get up	7 -3 -1 0 -2 0
not give	-3 2 -2 0 -2 5
not going	3 -4 13 -3 2 -11
not going anywhere	6 -1 -5 0 0 0
not going far	10 0 -4 0 0 -5
not going to	-17 0 22 -1 -1 -4
not good	-36 -4 38 -1 0 3
not good $	-16 -1 20 0 0 -3
not good ,	-5 0 15 0 -1 -9
not good .	-11 -2 -2 -1 0 16
not good for	-3 0 5 0 -1 -2
not got	4 14 -4 -1 -2 -11
not got a	1 7 -4 0 -1 -3
not got my	5 -1 -1 0 0 -2
not have	8 2 3 -4 2 -11
not have a	10 3 -6 -1 -1 -6
not hear	-2 -4 -2 -1 -1 10
not hear the	-2 -4 -2 -1 -2 10
not hold	-1 0 -1 0 5 -3
not hold with	-2 0 0 0 5 -3
not home	-4 6 -1 0 0 0
not home Doffered	-4 6 -1 0 0 0
not in	-2 -15 3 0 -1 15
not in leave	-2 -4 -6 -5 0 17
not in on	-1 -1 -3 5 0 0
not know	-23 -3 -8 -11 4 42
not know $	-10 0 -19 -1 5 25
not know how	5 0 -1 0 0 -3
not know when	-4 -1 13 -2 0 -5
not know which	-6 0 7 0 1 -2
not know yet	-1 0 -6 -7 -1 14
not leave	11 0 5 -1 0 -15
not leave it	-1 0 8 -1 0 -5
not let	3 5 4 -1 -2 -8
not let me	-4 5 5 -1 -2 -3
not lift	-7 0 -5 16 -1 -3
not live	-1 -3 -5 -2 -1 11
not live here	-1 -3 -5 -2 -1 11
not make	-7 -2 15 1 -2 -4
not make either	-5 -1 7 0 -1 0
not make it	-2 0 6 1 -1 -3
not me	-7 0 -10 -4 1 21
not me pal	-6 0 -9 -1 -2 20
not mess	5 -2 -1 0 -1 -1
not mine	0 0 -1 -1 8 -6
not move	-4 8 0 0 -1 -3
not moved	-2 0 14 -2 -1 -9
not my	-7 -1 -7 -1 6 11
not on	24 -8 -10 0 0 -5
not on site	16 -6 -8 0 0 -2
not order	-2 0 -5 -13 -1 21
not order anything	-2 0 -5 -13 -1 21
not ordered	-3 0 -11 -1 -1 16
not ordered anything	-2 0 -10 -1 -1 14
not out	1 0 6 -1 0 -5
not possible	-22 -1 44 -3 -1 -17
not possible $	-17 -3 26 0 0 -7
not possible ,	-5 0 17 -2 0 -9
not put	-3 0 -1 -1 -1 5
not put it	-3 0 -1 -1 -1 5
not read	-3 -1 -9 -2 12 3
not read these	0 -1 -3 0 6 -1
not ready	-6 5 23 -7 -5 -10
not receive	-10 -1 7 -1 -2 6
not ring	15 -3 -6 0 -8 3
not ring $	6 -1 -3 0 -2 0
not ring ,	0 -1 -3 0 -2 6
not sandra	-1 0 -4 -2 0 7
not say	-7 -1 0 32 -2 -22
not say when	-3 0 5 -1 0 -1
not see	-2 0 -6 9 6 -7
not see the	-1 0 -2 0 6 -2
not sleep	8 2 -8 0 -1 -1
not suits	-15 -1 29 -4 -2 -7
not suits $	-9 0 16 -3 -1 -3
not take	0 -4 17 -3 -2 -9
not take any	9 -3 -5 0 0 0
not take it	-9 0 21 -3 -1 -8
not tell	-1 0 8 -3 -1 -3
not tell me	-2 0 7 -2 0 -2
not text	1 -5 -7 0 16 -5
not text i	-1 0 -4 0 9 -3
not that	2 1 5 1 0 -9
not that day	-2 0 9 -1 0 -6
not the	32 3 -22 -2 -2 -9
not the Dfull	11 6 -3 0 0 -14
not the Doffered	10 -2 -6 -1 0 -2
not the front	-5 0 -3 -2 -1 10
not the one	8 -2 -3 0 0 -3
not this	-3 9 0 -1 -1 -5
not turn	-9 0 -5 0 -1 15
not turn up	-9 0 -5 0 -1 15
not un	-3 0 10 -1 -1 -5
not until	14 -7 -4 0 0 -2
not until T	13 -7 -4 0 0 -2
not want	-2 -2 -12 1 -4 19
not want it	-5 -2 -9 0 -3 19
not what	8 -2 -3 -4 6 -5
not what i	4 -1 -2 -2 6 -5
not work	-23 -3 14 -10 1 21
not work $	5 -2 24 -7 1 -21
not work for	-2 -1 5 0 -1 -1
not you	0 7 -1 -1 -1 -5
note	12 -4 -2 -3 -3 -1
note .	5 -1 0 -1 0 -3
note that	-3 0 -1 -1 0 5
note that the	-3 0 -1 -1 0 5
noted	-37 -7 -5 -6 -5 61
noted $	-7 0 -1 -2 -1 12
noted ,	-26 0 -1 -1 -2 31
noted , thanks	-24 0 -1 -1 -2 28
noted .	-8 -2 -1 -1 -1 13
noted . $	-8 -2 -1 -1 -1 13
noted in	7 -4 -1 -1 0 -1
nothing	-8 -2 -8 -7 -8 33
nothing $	-16 1 -11 -5 -1 31
nothing .	-2 0 -2 0 -3 9
notice	-4 1 17 3 -3 -14
notice $	-2 0 14 -2 -1 -9
notmind	122 17 -36 -30 -10 -63
notmind $	44 0 -6 -6 -2 -30
notmind ,	19 -1 -6 -1 -1 -9
notmind , i	9 -1 -4 0 0 -4
notmind .	16 4 -8 -2 -2 -8
notmind . $	13 3 -7 -1 -2 -7
notmind any	30 -3 -3 -3 -2 -18
notmind any $	21 -3 -2 -3 -1 -12
notmind just	7 0 -1 -1 0 -4
notmind just come	7 0 -1 -1 0 -4
notmind mate	13 0 -1 -3 -1 -8
notmind which	13 14 -3 -3 -2 -19
notmind which $	6 4 -1 -2 -1 -6
notmind which ,	13 3 -2 -1 -1 -13
now	-51 -7 27 -21 -10 63
now $	-12 2 5 -10 -9 24
now ,	-2 8 3 -1 -1 -8
now .	-2 -3 18 -1 1 -12
now in	-4 -1 0 0 0 6
now in admin	-4 -1 0 0 0 6
nowhere	2 4 6 -2 -1 -9
nowhere to	-7 4 13 -1 -1 -8
nowhere to put	-3 0 8 -1 0 -4
number	-22 -12 -39 -12 11 74
number $	-7 -2 -16 -18 -3 45
number again	-1 -1 0 -1 9 -6
number from	-2 0 0 13 -2 -10
number love	-3 0 -1 -1 0 5
number not	5 -1 -3 -1 0 -1
number off	-1 -1 0 -2 -2 6
number on	0 0 -1 5 0 -4
number quantity	-1 0 -1 -2 -1 5
number quantity $	-1 0 -1 -2 -1 5
number s	-3 -1 -2 -1 9 -3
numbers	-1 0 -6 11 -1 -3
nurse	8 -5 -3 2 0 -1
nurse working	8 -6 -2 0 0 0
nursery	2 -2 -2 -7 -1 9
o	-2 -1 4 10 -1 -10
oak	5 -1 0 1 0 -5
obviously	3 1 7 -7 -1 -4
of	-19 -3 55 1 -26 0
of Dfull	-1 -4 -2 -2 2 8
of Dfull ,	-3 -6 -2 -1 3 8
of Doffered	15 -10 -34 -5 -1 35
of Dopen	-5 6 0 -1 0 0
of T	-21 19 0 2 0 0
of a	16 -3 -14 -4 -5 10
of a company	-1 -1 -6 -5 -4 16
of cowboys	-2 0 -1 -4 -1 8
of cowboys $	-2 0 -1 -4 -1 8
of interest ,	-4 0 0 6 0 -1
of it	-10 -5 -2 6 -2 13
of it $	-1 0 -1 -7 0 10
of my	-8 0 13 -3 -1 -1
of our	-3 0 -7 1 0 9
of stairs	7 -2 -1 -5 0 0
of the	-1 3 18 16 -5 -32
of the $	7 -1 4 -3 -1 -6
of the cow	-1 0 5 0 0 -3
of the dates	3 -1 -2 -1 5 -4
of the day	-4 5 0 -1 0 0
of the largest	-11 -1 -2 20 -4 -2
of the others	12 -2 -8 0 0 -2
of them	3 6 30 -1 -7 -31
of them $	3 -1 22 -6 -2 -16
of them .	-9 -2 16 0 -1 -4
of them days	-5 0 6 5 -2 -4
of these	-21 -8 45 8 -4 -21
of these $	-4 0 10 0 0 -5
of these emails	-1 0 -6 9 0 -2
of these is	-7 -4 6 7 0 -1
of those	21 -8 30 -10 -7 -27
of those $	15 -1 0 -2 -1 -11
of those ,	4 -6 6 -2 -1 -2
of those .	0 6 -5 0 0 0
of those dates	9 0 0 -3 -2 -3
of those days	10 -1 -4 -1 -1 -3
of those i	-6 1 6 0 0 -1
of us	-1 6 0 -2 -3 1
of you	11 -3 -3 -19 4 11
of you $	-3 0 -1 -4 -1 10
of your	-9 0 -4 6 4 2
off	0 19 -11 -21 -23 38
off $	-11 31 -11 -25 -4 20
off ,	-19 1 5 21 -4 -4
off , it	-7 0 -1 12 0 -4
off .	8 -5 -1 -2 9 -9
off ?	6 -4 -7 22 -1 -16
off ? we	-1 0 -3 6 0 -1
off Dfree	-4 6 -1 0 0 0
off Dfull	-11 -6 0 -1 0 18
off all	-2 5 1 0 0 -3
off all Dopen	-2 5 0 0 0 -2
off and	-6 2 5 -2 -1 1
off in	7 -8 2 -1 -1 0
off it	-3 0 0 -5 0 9
off marketplace	-3 0 -1 -4 -1 9
off marketplace $	-3 0 -1 -3 -1 9
off my	0 5 0 0 -1 -4
off my holiday	-2 6 0 0 0 -3
off on	-10 3 -2 -1 -4 13
off past	-2 -3 0 0 0 5
off sick	13 0 -5 -1 0 -7
off sick so	14 0 -5 -1 0 -7
off this	-2 -1 -1 -5 -2 11
off to	10 -2 -2 -1 -1 -5
off with	1 3 4 -1 -1 -7
off work	33 -6 -14 -3 -4 -6
off work unpaid	-3 0 -4 0 -1 8
off work with	8 -1 -4 0 -2 -2
off your	-7 -5 12 -4 -3 7
off your list	-2 -2 -1 -3 -2 10
offer	-22 4 10 -5 -3 16
offer ,	-14 -1 -2 -2 -1 20
offer , slot	-10 -1 -2 -2 -1 15
offered	10 -3 0 -5 0 -2
offered .	9 -3 0 -4 0 -1
office	-15 5 0 -7 16 1
office ,	-4 0 -1 -1 0 5
oh	-15 -3 4 -3 -2 19
oh good	-23 -2 14 0 0 12
oh no	9 0 -6 0 0 -2
oh no only	8 0 -5 0 0 -2
oh thanks	12 0 -1 -1 0 -9
ok	146 -12 -72 -49 -24 -16
ok $	81 -1 -21 -8 -3 -47
ok ,	-9 -3 -1 -1 -1 14
ok .	34 -4 -5 -8 -1 -16
ok . $	17 -3 -3 -1 0 -10
ok ?	-14 0 -2 24 -1 -7
ok ? $	-13 -4 -2 25 -1 -6
ok Doffered	3 -11 -2 -1 0 11
ok Doffered ,	14 -13 0 0 0 -1
ok T	-15 16 0 0 0 0
ok as	13 -1 -2 -8 -1 -2
ok as long	13 -1 -2 -8 -1 -1
ok but	6 2 13 -42 -3 24
ok but i	-2 11 -2 0 0 -6
ok but not	-21 -2 28 0 0 -5
ok but please	18 0 -8 0 -1 -9
ok dear	8 0 -1 -1 0 -6
ok for	-5 5 -16 -1 -1 19
ok for Doffered	-11 -1 -9 -1 0 22
ok for me	0 6 -5 0 -1 0
ok good	-3 0 -3 -1 0 8
ok if	12 -1 -1 -4 0 -6
ok if you	10 0 -1 -2 0 -6
ok just	7 -2 -3 -2 0 0
ok only	6 0 0 -5 0 -1
ok only if	6 0 0 -5 0 -1
ok so	-37 -1 15 0 0 23
ok thanks $	8 0 -1 0 0 -6
ok too	5 -1 0 0 0 -3
ok with	20 0 -10 -1 -2 -6
ok with me	18 0 -9 -1 -2 -6
ok yes	9 -2 0 -1 0 -6
ok yes ,	5 0 0 0 0 -4
old	-20 6 -11 43 -6 -11
old one	-19 13 -6 17 -3 -3
old one $	-8 1 -1 25 -1 -16
old one .	5 3 0 -7 0 0
old one away	-1 7 -1 0 0 -5
old sign	-4 0 -1 11 -1 -5
old sign for	-4 0 -1 11 -1 -5
omg	-1 0 -1 -7 0 9
on	-12 -8 2 20 17 6
on $	5 -8 1 4 -3 0
on ,	0 -8 7 -2 -2 6
on , no	-1 0 7 -1 -1 -4
on .	10 -1 -3 7 -2 -9
on . $	7 -1 0 0 0 -6
on Dconflict	-12 -3 -2 0 -1 18
on Dconflict .	-12 -3 -2 0 -1 18
on Dfree	-2 11 -3 -2 -1 -2
on Dfull	-1 4 -3 -6 -12 18
on Dfull $	5 -10 6 -2 -1 2
on Dfull ,	-1 -2 0 0 -3 5
on Dfull .	0 3 -4 -1 -2 5
on Doffered	-16 -2 1 -2 -12 33
on Doffered !	7 0 -4 0 0 -3
on Doffered $	-12 -13 1 -10 -2 37
on Doffered ,	6 -5 -4 -1 -2 6
on Doffered .	-4 -8 4 5 -2 5
on Doffered ?	-11 8 -4 7 0 0
on Doffered T	-5 -11 27 -1 -2 -8
on Doffered and	-24 -2 1 -3 -1 29
on Doffered as	7 -3 0 0 0 -3
on Doffered i	5 -5 1 0 0 0
on Doffered so	-3 -1 -2 0 0 7
on Dopen	-8 15 -7 3 -1 -2
on Dopen ?	0 6 -4 -1 -1 0
on O	-3 -2 7 0 -1 -2
on O .	-5 -1 8 0 0 -1
on T	-9 14 -1 0 -1 -2
on a	14 -3 -6 -2 -7 4
on a camping	6 -3 -1 -1 -1 0
on a lilo	6 0 -2 -1 -1 -3
on a narrowboat	-1 0 -1 6 -2 -1
on all	-9 -2 20 -3 -1 -5
on arrival	-6 -2 -1 -2 -3 13
on arrival $	-7 -1 -1 -2 -3 13
on both days	5 1 -3 -1 -1 -1
on either	-12 -2 18 -1 -1 -1
on here	4 -1 -6 7 0 -4
on hold	-5 -1 1 -1 13 -6
on hold duration	-3 -1 -1 -1 12 -6
on holiday	-15 3 18 -1 0 -4
on holiday Doffered	-15 2 18 -1 0 -3
on i	-3 0 -2 -2 0 7
on i will	-3 0 -2 -2 0 7
on it	-5 -11 -3 5 -4 18
on it $	-4 0 -2 3 -3 6
on leave	-19 4 -1 0 0 16
on me	11 -4 -2 11 -4 -12
on one	-9 0 7 -1 4 -1
on our	3 -2 5 0 -1 -4
on phonenumber	-12 -6 -4 -11 50 -15
on phonenumber and	-4 -2 -1 -1 10 -3
on phonenumber he	-1 0 0 -2 5 -1
on phonenumber she	0 0 -1 -2 5 -3
on phonenumber to	-3 0 -1 -2 11 -5
on place	6 0 -1 4 -1 -7
on rig	-5 6 0 0 0 0
on rig Doffered	-5 6 0 0 0 0
on site	11 -8 -5 6 -1 -4
on the	12 18 -18 3 -9 -5
on the Dfree	7 -6 0 0 0 0
on the Dfull	11 -6 0 -2 0 -2
on the Doffered	-31 29 1 12 -1 -10
on the Dopen	-4 10 0 -5 0 -1
on the bus	7 -2 -8 -1 6 -3
on the drive	-6 3 -2 -6 0 11
on the landing	-2 0 0 5 0 -3
on the lawn	-1 -2 -1 -1 -1 5
on the order	-1 0 0 7 -4 -2
on the phone	-3 -2 -1 0 -2 7
on the place	6 -3 0 1 0 -4
on the same	-1 0 -2 5 -1 -1
on the settee	5 0 0 0 0 -4
on the stairs	-1 0 0 6 -1 -3
on the step	12 -1 6 -2 -2 -13
on the understanding	5 -1 -1 -1 0 -2
on this	-1 -1 -2 2 16 -13
on this $	-1 0 -1 3 10 -11
on those	-1 0 8 -3 0 -4
on those dates	0 0 7 -2 0 -3
on to	-4 0 0 0 -1 5
on to the	-4 0 0 0 -1 5
on your	6 0 -1 2 2 -9
once	3 -11 -2 6 14 -9
once i	-10 -5 -1 7 13 -4
once i have	-10 -5 -1 7 13 -4
one	29 -27 -7 35 -15 -18
one $	29 -16 -12 6 -6 -1
one ,	24 0 -3 -5 -3 -13
one , T	5 -2 0 0 0 -1
one , i	21 -13 -2 -2 -1 -4
one .	11 2 -5 0 -2 -6
one . can	5 0 0 -5 0 0
one ?	6 -1 0 -4 0 0
one ? $	6 0 0 -5 0 0
one Doffered	-7 -1 -1 13 0 -4
one Doffered $	5 -1 0 0 0 -3
one T	14 -3 0 -4 0 -6
one and	-11 -1 4 7 -1 2
one away	-1 7 -1 0 0 -5
one be	-5 0 -1 15 0 -9
one box	-2 0 -2 9 0 -5
one cheaper	-5 0 -1 -2 0 9
one day	-16 5 15 -2 0 -1
one for	6 1 -1 -2 -1 -2
one for us	7 -1 -1 -2 0 -2
one from	-3 -2 0 0 0 5
one i	11 -3 -2 -4 0 -3
one i can	9 -2 -1 -3 0 -2
one if	-18 20 0 -1 0 0
one is	3 1 -6 4 -4 3
one is a	-4 1 -1 -3 -1 9
one is in	-1 0 -1 -4 0 7
one of	-12 -13 25 0 7 -8
one of those	-13 -12 30 0 -1 -3
one of you	-1 -1 -1 -2 5 0
one off	-4 0 -2 -5 -1 11
one off marketplace	-3 0 -1 -4 -1 9
one on	10 3 -7 6 -4 -7
one please	58 -12 -2 -13 -5 -26
one please $	8 -7 -1 0 0 -1
one star	-4 0 -2 -1 -1 9
one that	10 -3 -4 0 0 -2
one that is	10 -3 -4 0 0 -2
one then	-6 1 -1 7 0 0
one to	-3 0 5 -1 0 -1
one was	-20 -1 0 5 0 16
one who	-1 -2 -1 -1 7 -2
one with	0 0 -4 1 -2 6
one works	-28 0 -2 -2 0 33
ones	-10 10 2 6 -1 -6
online	3 -1 0 9 -1 -10
only	17 39 0 -5 -7 -44
only $	0 7 -1 -1 -1 -5
only ,	-51 51 0 0 2 -1
only Dfree	-4 5 0 0 0 0
only Doffered	13 -4 -7 0 0 -1
only T	25 -21 -1 -1 -1 -2
only T $	21 -19 0 0 0 -1
only day	-18 29 -17 -9 -2 16
only day i	-13 11 -13 -5 -1 20
only do	6 1 -2 -1 0 -4
only free	-2 8 -1 -1 0 -3
only if	62 -13 -17 -21 -2 -8
only if it	9 -7 0 -1 0 -1
only if you	24 -2 -1 -17 -1 -4
only in	6 -5 -1 2 0 -1
only just	14 -1 -6 -1 -1 -5
only just seen	6 0 -4 0 0 -1
only me	-5 -4 12 -1 -1 -1
only offer	-5 6 0 0 0 0
only one	6 -6 7 -5 4 -6
only one i	10 -2 -1 -4 0 -3
only round	-3 0 0 9 -1 -5
only time	-7 14 0 -6 0 0
only way	-4 0 0 8 -1 -4
onto	-1 -1 4 6 -2 -6
onto the	1 0 -3 7 -1 -3
op	-8 2 -2 3 -1 7
open	10 -3 8 1 -3 -14
open .	5 0 0 0 -1 -3
open the	-7 1 12 -3 -1 -2
open the shop	-7 1 12 -3 -1 -2
operation	4 -3 6 -3 -1 -4
operation is	-13 -2 22 -2 -1 -4
option	-3 8 0 -4 0 0
option ?	-3 8 0 -4 0 0
options	-27 -3 47 -3 -4 -9
options .	-7 0 14 -1 -1 -5
options please	-19 -1 28 -1 -2 -4
or	-66 6 -35 137 -21 -22
or $	-9 0 -2 -8 -1 20
or Dfree	-9 28 -3 -9 -1 -4
or Dfree ,	-3 5 -1 -1 0 -1
or Dfree ?	0 5 0 -5 0 0
or Doffered	-4 -5 17 -1 -3 -5
or Doffered $	-11 -5 25 2 -1 -11
or Doffered ,	-3 -8 11 6 -1 -4
or Doffered .	-35 14 6 -1 -1 17
or Doffered both	7 0 -5 -2 0 0
or Doffered so	5 0 -4 0 0 0
or Doffered whichever	7 -1 -5 -1 0 -1
or T	-38 -10 -2 58 -1 -6
or T $	-25 -12 -1 44 -1 -6
or T ,	-6 8 0 -1 0 0
or T ?	-7 -9 0 16 0 0
or coffee	5 -1 -1 -3 0 0
or do	-2 -2 -1 7 -1 -1
or i	2 -7 0 -11 0 17
or is	-3 -7 -4 22 -2 -6
or is it	-3 -1 0 5 0 -1
or is that	-4 -2 -2 12 -1 -4
or is your	8 -2 0 -5 0 0
or just	-16 -1 -4 34 -1 -12
or just drop	-13 -1 -1 18 0 -3
or just the	-2 0 -3 11 0 -6
or my	8 0 -5 6 -2 -7
or not	-2 8 -5 3 -1 -4
or one	-5 -2 -1 8 0 0
or the	-5 -2 -3 9 -1 1
or will	10 -5 0 -5 0 0
orange	-5 -2 9 0 0 -2
order	-22 -9 -25 57 -6 6
order $	-7 0 -2 41 -2 -29
order ,	0 0 -1 -5 -1 7
order .	-5 1 -5 -2 -1 12
order . we	-2 0 -4 -1 0 7
order ?	-6 0 -2 13 -1 -4
order anything	-2 0 -5 -13 -1 21
order anything $	-1 0 -4 -1 -1 7
order is	3 0 -1 7 -4 -5
order is this	-2 0 -1 8 -1 -5
ordered	-21 -9 -27 53 -11 15
ordered $	-7 0 -1 -1 0 10
ordered a	-3 0 -2 -2 -1 7
ordered anything	-2 0 -10 -1 -1 14
ordered from	0 0 0 6 0 -6
ordered this	-6 0 -3 20 -3 -7
orders	-1 0 -3 0 6 -2
originally	-4 0 -1 0 0 6
other	-45 -24 33 29 -5 11
other bit	-2 0 -1 10 0 -7
other dates	-13 -11 22 12 -3 -8
other dates $	-9 -2 -3 19 -1 -5
other dates .	-4 0 10 -1 -1 -3
other dates ?	0 -9 13 -3 0 0
other days	-5 -3 10 13 -3 -12
other days $	-1 -2 7 10 -2 -11
other options	-6 -2 16 -2 -2 -4
others	-1 -15 24 -3 -1 -3
others $	6 -12 11 -1 -1 -3
otherwise	23 -3 -7 -2 -2 -9
otherwise Doffered	9 -2 -1 -1 0 -5
otherwise Doffered $	6 -2 -1 -1 0 -2
otherwise i	12 -2 -6 0 -1 -3
our	-28 -13 3 11 -1 28
our holiday	-1 0 5 -1 0 -3
our lane	-4 -1 -1 6 3 -4
our lane is	-4 -1 -1 6 3 -4
our road	5 -3 -1 1 -1 -2
our site	-1 0 0 -1 6 -3
our site manager	-1 0 0 -1 5 -3
our tenant	8 0 -2 -1 0 -4
our way	-2 0 0 6 0 -4
out	-38 -5 10 -25 6 52
out $	21 -6 3 9 5 -31
out ,	1 6 6 -1 1 -13
out .	-1 8 -1 -2 0 -3
out Dfull	0 -3 -3 -2 -1 9
out Dfull .	0 -2 -3 0 0 5
out Doffered	-31 4 2 0 -1 27
out T	-1 6 -1 -1 0 -2
out T $	12 -10 -1 0 0 -1
out ages	-1 0 0 -15 0 17
out ages ago	-1 0 0 -15 0 17
out all	-11 -3 -7 0 0 21
out all day	-11 -4 -7 0 0 21
out and	-3 0 -6 0 0 9
out for	-27 -1 17 -4 -1 16
out for me	-24 -1 2 -1 0 25
out of	0 -4 7 -3 -2 2
out of the	-22 -4 12 -4 -1 19
out on	8 -3 -1 -1 0 -3
out on Doffered	8 -3 -1 0 0 -4
out the	-2 7 -1 -11 -1 8
out the door	5 -3 0 0 0 -1
outcome	-19 -1 -1 -2 0 24
outcome booked	-19 -1 -1 -2 0 24
outside	0 -11 1 0 -3 13
over	1 -6 -3 -1 11 -1
over ?	-6 -3 -1 10 -1 -1
over Dfull	10 -5 -4 0 0 0
over and	5 0 -3 5 -1 -6
over from	-5 6 0 0 -1 0
over it	-5 0 9 -3 1 -1
over the	5 -3 -3 -13 15 -1
over the phone	-2 -2 0 -8 15 -3
over with	-2 -3 -1 -1 -2 9
over with my	-6 -1 0 0 -1 9
override	-41 -5 -5 -7 -2 60
override confirm	-23 -4 -3 -3 -1 33
own	-4 -2 -7 2 0 11
pa	-8 0 0 0 0 9
packaging	7 -2 -6 16 -3 -12
packaging ?	12 0 0 -11 0 0
packaging ? $	12 0 0 -11 0 0
packaging away	-4 -1 -3 12 -1 -2
packaging away ?	-3 -1 0 6 0 -1
packed	-9 -3 4 11 -1 -2
packed ?	-7 -2 -1 10 0 0
packed in	-3 -1 5 0 0 0
page	-1 0 -3 6 0 -1
paid	-32 -12 -8 35 -3 20
paid for	-5 -1 -3 28 -1 -19
paid for this	-1 -1 -2 17 -1 -12
paid on	-18 0 -10 -3 0 31
pain	-2 5 -2 0 -1 0
pal	22 -5 5 -7 -6 -9
pal $	17 6 -12 -3 -4 -4
pal ,	7 -3 0 -1 0 -3
pal , i	7 -3 -1 -1 0 -3
pal i	-5 -8 16 -1 -1 -1
pallet	-4 -1 -4 -7 -2 17
panto	-9 -1 14 0 0 -3
panto Doffered	-8 0 9 0 0 0
paperwork	-6 -1 0 8 0 -1
parcel	2 -3 -2 11 -1 -6
parcel is	-4 -2 -1 8 0 -1
parcels	-7 0 0 11 -1 -3
parish	-5 17 -2 -2 -1 -7
park	4 -5 -2 9 -2 -4
park .	-1 -1 -5 7 0 0
parking	-13 -5 -8 31 -4 0
parking is	-13 -2 -5 -1 0 21
parking permit	-2 0 -2 14 0 -10
party	9 -5 -3 3 -1 -5
passed	-9 -12 -1 -7 -5 34
passed away	-5 -10 1 -6 -2 22
passed away Dfull	-3 -9 -2 -2 -1 18
passed to	-7 0 0 -1 -1 9
past	-20 -29 -18 -16 1 81
past $	15 -9 -10 -1 -3 8
past ,	-4 -5 7 -8 -2 13
past , it	0 0 0 -9 0 10
past ?	-1 -1 -2 -17 0 20
past ? ?	-1 -1 -2 -15 0 19
past and	-2 0 -3 -2 8 0
past the	3 -2 -6 8 0 -3
past was	-8 0 -1 -1 0 11
past was good	-8 0 -1 -1 0 11
patel	-3 -8 -5 -2 -1 20
pattern	-15 6 12 -2 0 0
pavement	2 -1 -4 7 -1 -4
pay	-8 -1 2 29 -5 -18
pay ?	0 0 0 7 -2 -5
pay anything	-1 0 0 6 -1 -4
pay the	-5 0 0 15 -1 -9
pay the balance	-3 0 0 7 -1 -3
pay the money	-1 0 0 7 0 -5
paying	1 -1 -6 17 0 -12
paying for	0 0 -1 7 0 -6
pencil	9 -1 -3 -1 0 -3
pencil me	9 -1 -3 -1 0 -3
pencil me in	9 -1 -3 -1 0 -3
people	-23 14 -9 -3 8 13
people .	-2 1 -5 -1 7 0
people are	-15 12 -3 -3 -1 10
permit	1 -3 -3 23 -2 -17
permit only	4 -2 0 7 -1 -6
permit only round	-2 0 0 7 0 -4
person	-11 -11 1 2 3 17
person $	-3 0 -1 -2 -2 8
person .	-5 -2 0 0 6 2
pet	-5 14 16 -5 11 -30
pet $	7 -1 14 -4 11 -27
pet ,	-12 15 2 -1 0 -3
phone	-47 -31 -47 -35 199 -53
phone $	-4 0 -4 -2 16 -6
phone ,	6 0 0 -1 6 -10
phone .	-18 -1 -5 2 51 -28
phone . $	-11 -1 -2 3 36 -25
phone . i	-5 0 -1 -1 4 3
phone ?	0 -2 0 -8 10 0
phone call	-2 0 -1 -3 10 -4
phone died	16 -2 -9 0 -2 -3
phone her	-4 -1 -1 0 6 -1
phone me	-20 -6 -12 -8 71 -25
phone me $	-4 0 -1 -1 14 -9
phone me .	-2 0 -1 0 12 -9
phone me ?	0 0 -1 -4 6 -1
phone me i	0 0 -5 0 6 -1
phone me please	-3 0 -1 -2 10 -3
phone my	-5 0 0 -3 11 -1
phone please	-4 0 -2 -1 12 -4
phone please .	-3 0 -2 -1 9 -3
phone the	-3 0 -1 -3 10 -4
phone who	-2 0 -1 -15 -6 24
phone who dis	-2 0 -1 -15 -6 24
phonenumber	-53 -33 -31 -41 201 -85
phonenumber $	3 -14 -15 -9 58 -21
phonenumber ,	-22 -5 -7 -9 66 -23
phonenumber , T	-2 -3 -4 0 9 0
phonenumber .	-5 -4 -1 -3 26 -13
phonenumber . he	-4 0 0 0 5 -1
phonenumber . i	-1 0 0 -1 5 -3
phonenumber T	-2 -2 0 0 5 0
phonenumber T $	-2 -2 0 0 5 0
phonenumber and	-4 -2 -1 -2 12 -4
phonenumber and ask	-1 0 0 -1 5 -3
phonenumber ask	-3 0 -1 -4 12 -4
phonenumber ask for	-3 0 -1 -4 12 -4
phonenumber he	-3 0 -1 -4 14 -6
phonenumber he sorts	-1 0 -1 -1 7 -4
phonenumber she	-4 -1 -2 -2 12 -4
phonenumber she is	-4 -1 -1 0 7 -1
phonenumber to	-5 0 -1 -2 15 -7
phonenumber to agree	-2 0 0 0 6 -3
phonenumber to arrange	-2 0 0 -1 8 -4
photo	0 0 0 -2 6 -4
physio	5 5 -1 -5 -1 -4
physio T	-9 14 -2 -2 -1 0
pick	25 0 -22 27 0 -30
pick $	12 5 -5 -4 -1 -7
pick ,	11 0 0 -1 -1 -9
pick one	-1 0 -3 10 0 -6
pick up	1 -3 -9 17 0 -6
pick up is	0 -2 -8 10 0 0
pickup	8 -4 3 -1 -1 -4
pipe	-3 0 8 -2 0 -2
place	35 -18 -50 -3 -11 48
place $	28 -3 -6 -15 -4 0
place ,	5 -6 -1 5 -1 -2
place ?	-9 -1 -2 19 -1 -6
place ? $	-1 0 0 7 0 -5
place if	-2 0 -2 -5 -1 9
place is	-4 -1 -2 -6 -1 13
place not	1 0 -22 -1 -1 22
place not $	1 0 -21 -1 -1 22
plan	-13 -2 0 15 0 0
plasterer	3 -1 6 -1 -1 -6
plasterer still	-3 0 7 0 0 -2
play	5 -3 0 0 0 -1
please	45 23 -20 -58 64 -60
please !	6 1 -3 -1 -1 -2
please $	13 3 -5 -15 21 -11
please ,	33 29 -33 -3 -12 -11
please , Dfull	11 -11 0 0 0 0
please , Doffered	6 5 -11 0 0 -1
please , and	10 0 0 -7 0 -2
please , i	-30 8 -2 -1 -2 26
please , the	12 0 -9 0 -1 -2
please .	33 12 -15 5 3 -37
please . $	-5 17 3 9 -2 -22
please . Dfree	-10 11 0 0 0 0
please . i	8 -3 -1 5 -3 -6
please . is	5 -1 -1 -3 0 0
please . it	5 0 -4 0 -1 0
please . sorry	5 -2 -2 0 0 0
please . thanks	-9 -2 -1 0 -1 12
please ?	19 -14 6 -4 -2 -5
please ? $	11 -9 9 -11 1 -1
please ? i	1 -1 -2 6 -1 -3
please advise	-9 0 14 4 -2 -6
please advise what	-1 0 -2 5 -1 -2
please and	6 3 -1 0 -1 -6
please as	5 -3 0 0 -1 -2
please as i	5 -3 0 0 -1 -2
please ask	6 -1 0 0 -4 -1
please be	7 -1 -2 0 0 -4
please before	7 -3 -1 -2 5 -5
please book	12 -3 0 -1 -1 -7
please bring	14 -9 -1 0 -2 -2
please call	-8 0 -13 -1 37 -14
please call ,	-5 0 -11 -1 26 -8
please can	-26 12 -6 -3 3 20
please cancel	-16 -2 -5 -2 -3 28
please cancel .	-3 -2 0 -1 -1 7
please cancel and	-4 0 -1 0 0 5
please cancel the	-3 0 -2 0 -1 6
please contact	-6 0 -1 -3 7 3
please could	-7 -1 -2 12 0 -2
please could you	-4 -3 -1 12 -3 -2
please deliver	13 10 -5 -1 -2 -15
please deliver on	5 11 -1 -1 -2 -11
please do	-12 -4 26 -2 -6 -3
please do not	-13 -4 27 -1 -6 -2
please driver	28 -1 -2 -2 -2 -21
please duck	-3 5 0 0 0 -1
please duck $	-3 5 0 0 0 -1
please go	3 -4 -1 -1 -4 7
please go ahead	2 -3 -1 -1 -4 8
please hold	-1 0 7 -1 -1 -4
please i	-2 -3 11 -1 -2 -2
please i am	16 -4 -8 -1 0 -3
please i can	-19 0 19 0 0 0
please it	-3 5 -1 -1 0 -1
please just	-3 6 0 -1 2 -4
please leave	-6 0 2 -1 -1 7
please love	6 -3 0 0 2 -5
please love $	5 -2 0 0 0 -3
please make	-4 1 -3 -2 -1 9
please mate	-4 7 0 0 -1 -1
please mate $	-5 7 0 0 -1 -1
please my	5 -1 -1 0 0 -3
please not	-29 2 31 0 0 -4
please not Doffered	-27 0 31 0 0 -4
please offer	-4 0 6 0 -1 0
please phone	-6 0 -6 -1 19 -6
please phone .	-3 0 -2 0 11 -5
please phone me	0 0 -4 0 5 -1
please remove	-7 0 -1 -2 -4 15
please remove my	-5 0 -1 -2 -3 11
please ring	-6 -6 -1 -1 1 12
please send	-7 -1 21 -1 -2 -10
please send alternatives	-5 0 14 0 -1 -7
please send further	-2 0 5 0 -1 -1
please speak	-2 0 0 -1 6 -3
please speak to	-2 0 0 -1 6 -3
please take	-25 -4 0 -2 -4 35
please tell	8 0 -1 -2 -1 -3
please text	9 -1 -1 -1 -3 -4
please the	13 -6 -3 0 -1 -2
please to	19 -1 -2 -5 -1 -11
please use	-5 -2 -5 -2 8 6
please we	8 1 -8 -1 -1 0
please we are	5 2 -5 0 0 -1
please x	19 -1 -2 -3 -2 -11
please x $	11 -1 -2 -1 -1 -7
please yes	6 0 0 0 0 -5
plug	-3 0 5 0 0 -2
plus	-1 0 5 -2 0 -2
po	4 -3 -2 9 -1 -6
policy	-1 0 0 8 0 -7
poor	-3 0 -4 -4 1 9
porch	2 -4 -6 0 -3 12
porch ,	-2 0 -1 -1 0 5
porch if	6 -3 -1 0 0 -3
porter	-4 1 -2 -5 0 10
portugal	-21 23 -1 0 0 0
possible	16 46 28 -53 0 -37
possible $	-34 26 23 -3 -2 -11
possible ,	4 1 10 -3 -1 -11
possible , if	8 -1 -6 0 0 -1
possible ?	40 12 -10 -39 -1 -3
possible ? $	32 2 -3 -30 0 -1
possible ? i	-5 7 0 -1 0 0
possible as	-2 0 5 0 -1 -3
possible as the	-2 0 5 0 -1 -3
possible at	10 -2 -3 -4 0 -1
possible to	2 0 -3 -1 7 -5
possible to have	0 2 -3 -3 8 -3
possibly	-64 -5 -5 -2 -1 76
possibly $	-44 -1 -1 -2 0 49
postcode	2 -2 -4 15 -2 -9
postie	7 -7 2 0 -1 -1
pot	-1 -1 -4 -7 -1 14
pot $	-5 0 -3 -6 -1 14
ppl	-8 0 -1 11 0 -2
prayer	2 0 -3 6 -1 -5
prefer	23 -4 -8 -5 17 -23
prefer Doffered	18 -3 -5 -1 -1 -9
prefer a	-1 0 0 -1 5 -3
prefer a phone	-1 0 0 -1 5 -3
prefer the	6 -4 0 -1 0 -1
prefer the Doffered	6 -4 0 -1 0 -1
prefer to	-5 -1 -1 -1 13 -5
prefer to discuss	-3 0 -1 -1 11 -5
preferably	5 2 -1 0 0 -5
preferably Doffered	6 -2 -1 0 0 -3
preference	73 2 -45 -3 -4 -24
preference $	39 -1 -20 -2 -1 -15
preference ,	6 0 -3 0 0 -1
prep	11 -1 -7 -1 0 -2
prep Doffered	5 -2 -1 0 0 -2
present	6 -1 0 -1 -1 -5
previous	-1 -4 -10 -4 -2 19
previous instructions	-11 -3 -3 -3 -1 21
previous instructions and	-10 -3 -3 -3 -1 19
price	0 4 -2 -14 -1 12
price .	-2 -1 -1 -14 0 18
primary	-8 1 -9 -3 -3 22
primary school	-5 0 -7 -3 -2 18
probably	22 2 -2 -2 -1 -19
process	-3 0 -2 -2 -1 8
promise	-9 -4 -1 -8 -1 23
promise it	9 -3 0 -5 0 -1
promise it will	7 -2 0 -4 0 -1
promised	-17 -3 -21 -1 0 42
promised $	-17 -3 -21 -1 0 41
properly	-6 3 -3 1 10 -4
propose	5 2 9 -2 -1 -14
propose .	7 2 2 -1 -1 -9
propose is	5 0 0 -1 0 -4
propose is good	5 0 0 -1 0 -4
proposed	10 -2 0 -1 -1 -7
provided	28 -5 -5 -10 -1 -8
provided it	12 -1 -1 -5 0 -5
provided it is	6 0 0 0 0 -5
przy	-2 -2 -3 13 -1 -6
pub	6 -2 -4 -1 2 -1
public	-1 -1 -1 5 -2 -1
public liability	-1 -1 -1 5 -2 -1
pugh	-2 0 -1 -1 -1 5
pumpkin	14 0 -3 -1 -2 -7
purchase	-4 -5 -7 8 0 8
push	10 -7 -3 -1 -3 4
push $	14 -7 -2 -1 -3 -2
put	11 -9 -11 -15 -4 29
put it	-8 -1 2 -11 -5 23
put it in	-1 -1 -2 -13 -1 18
put it together	-3 0 0 6 0 -2
put me	-3 -3 -2 -2 -2 13
put me down	-6 -3 -2 -2 -2 14
put the kettle	7 0 0 0 0 -6
put us	15 -2 -11 -1 0 0
put us down	15 -2 -11 -1 0 0
q	-3 -5 -1 16 -2 -6
quantity	-1 -29 -31 43 1 17
quantity $	-14 -5 -9 -12 -3 42
quantity ,	7 -2 -4 4 -1 -4
quantity , no	9 -1 -1 -4 0 -3
quantity .	3 -1 -4 9 1 -8
quantity . $	-1 0 -4 9 -2 -2
quantity Dfull	-2 -2 0 -1 11 -7
quantity and	-1 -1 -1 5 1 -3
quantity at	-6 0 0 7 -1 0
quantity brought	-2 -1 0 -5 0 8
quantity delivery	-1 0 -1 5 0 -3
quantity door	-2 0 -1 12 -2 -7
quantity door $	-2 0 -1 9 -1 -5
quantity dropped	-1 -2 0 -4 0 7
quantity dropped it	-1 -2 0 -4 0 7
quantity in	-1 -1 -5 0 3 4
quantity of	5 -2 5 -5 0 -3
quantity of stairs	7 -2 -1 -5 0 0
quantity on	-4 0 -1 8 0 -3
quantity to	11 -1 -1 1 -1 -9
quick	17 -4 -2 4 3 -18
r	-6 -1 17 -4 -4 -3
rang	-8 -1 -2 0 2 9
rather	10 1 -6 -9 21 -17
rather speak	-2 0 -1 -1 6 -1
rather speak to	-2 0 -1 -1 6 -1
rather talk	-7 -7 0 -1 18 -2
rather talk to	-2 -2 0 0 5 0
rather than	-2 15 -3 -5 1 -4
rather than Doffered	5 3 -1 -2 0 -4
rather than T	-10 14 -2 -1 -1 0
re	16 -15 -2 -1 16 -16
re your	6 -1 -1 0 0 -4
reach	-1 0 -2 -3 0 7
read	-5 -2 -10 -2 11 7
read the	-4 -1 -4 -1 6 3
read these	0 -1 -3 0 6 -1
reading	-7 0 5 5 1 -4
reading this	1 0 -2 5 0 -3
reads	3 0 -1 0 5 -7
ready	22 4 -1 -19 -6 0
real	11 7 -10 -1 4 -11
real person	-3 -2 0 0 6 0
real person .	-3 -2 0 0 6 0
really	-7 11 22 -3 -1 -23
really $	-6 9 23 -3 -1 -22
rear	-3 0 -1 -1 0 5
reason	-2 0 -8 10 0 0
receive	10 -2 3 -5 -2 -3
receive it	16 0 -4 -3 -1 -8
received	-32 -2 -6 -5 -2 47
received $	-8 -1 -3 -7 -1 19
reception	6 -3 2 -3 3 -5
reception will	6 -1 -1 -2 0 -2
reception will sign	6 -1 -1 -2 0 -2
recover	-8 1 8 0 0 0
recovering	18 0 -17 0 0 0
recovering from	18 0 -17 0 0 0
ref	0 0 -3 8 0 -5
reference	5 -2 -6 9 -1 -3
refund	-35 -3 -10 -7 -13 67
refund $	-18 0 -2 -3 -2 25
refund me	-12 0 -1 -1 -8 22
refund me $	-12 0 -1 -1 -8 22
refund the	1 0 -5 0 0 5
refund the card	-4 0 -2 0 0 7
regards	19 -2 -3 0 -1 -12
regards ,	5 2 -1 0 -1 -6
registered	-2 0 0 -2 7 -2
registered blind	-2 0 0 -2 7 -2
registered blind and	-1 0 0 -2 5 -2
regrettably	-12 1 22 -2 -2 -7
regrettably neither	-8 0 16 -1 -1 -6
regrettably neither date	-7 0 14 -1 -1 -5
reminded	5 -2 0 0 -1 -1
reminded me	5 -2 0 0 -1 -1
remove	-19 -1 -3 -5 -5 33
remove my	-5 0 -1 -2 -3 11
removed	-3 -1 0 6 0 -2
rent	-1 0 -7 -2 -1 12
replies	-1 0 -3 -1 -1 6
replies .	-1 0 -3 -1 -1 6
reply	-15 -20 -16 9 -4 45
reply ,	5 -2 -2 0 0 0
replying	8 1 -6 -1 0 -3
request	-6 9 0 0 -1 -2
requested	7 -1 0 0 0 -6
requested ,	7 -1 0 0 0 -6
require	-3 -2 -2 0 -1 7
reserve	5 -4 0 0 0 -1
respite	-9 -1 17 -5 0 -2
response	-3 0 -2 0 0 5
response from	-3 0 -2 0 0 5
response from a	-3 0 -2 0 0 5
results	11 -1 -8 0 0 -1
results day	9 -1 -7 0 0 0
results day Doffered	8 -1 -7 0 0 0
resurfaced	-5 9 -1 0 -1 -2
retired	36 -4 -17 -2 -2 -10
retired and	10 -2 -5 0 0 -3
return	-6 -1 4 -1 -1 6
returning	-4 -10 -6 0 0 19
returns	3 3 1 -7 -1 1
returns T	-10 11 0 0 0 -1
returns T ,	-10 11 0 0 0 -1
returns from	13 -7 -2 -7 -1 3
review	-16 -2 -2 -1 -3 24
review .	-14 -2 0 0 -1 17
reyt	31 -2 -6 -1 -1 -21
reyt $	8 -1 -1 0 0 -4
rig	-5 5 1 0 0 -1
rig Doffered	-5 6 0 0 0 0
right	-3 -8 -3 18 -1 -4
right address	0 -5 0 6 0 0
right one	4 0 -2 -5 0 3
right person	-5 0 -1 -2 -2 9
right postcode	-1 -1 -3 12 -1 -6
rigs	-6 6 1 -1 -1 0
ring	-48 -30 -40 -24 193 -54
ring $	3 -4 -4 -1 9 -4
ring ,	0 -1 -3 0 -2 6
ring and	-5 -1 0 0 9 -2
ring me	-19 -6 -11 -7 80 -37
ring me $	-8 -1 -3 -2 31 -17
ring me ,	-7 0 -1 -1 11 -3
ring me back	-2 -2 0 -1 11 -6
ring me first	-15 -1 -2 -1 22 -3
ring me when	9 0 0 0 -8 0
ring my	-9 -1 -3 -5 36 -18
ring on	7 -1 0 0 -2 -4
ring the	3 -3 -6 -7 14 -1
ring the bell	10 -2 -1 -1 -10 4
ring the site	-4 -1 -1 -3 10 0
ring the wife	0 0 -1 -2 6 -3
ring us	-19 -2 -9 -10 57 -17
ring us $	-9 0 -6 -3 29 -11
ring when	6 -1 0 0 -4 -1
rings	-1 0 -3 0 10 -5
road	-31 5 7 2 -4 22
road .	-4 11 0 0 0 -7
road is	3 -3 5 -1 -1 -3
road is shut	-2 -1 6 -2 0 -1
road s	-5 0 10 -1 0 -3
roads	-6 -1 9 0 0 -2
robot	-6 0 -3 12 3 -5
robot $	-3 0 -3 12 3 -9
roof	-3 3 6 -1 -1 -4
room	-9 1 -2 12 -5 3
room $	0 -1 -1 10 -1 -7
room ,	-2 -1 -2 0 -1 6
room and	-2 0 -7 -1 -1 11
room it	-2 0 6 -2 0 -1
room it is	-2 0 6 -2 0 -1
rota	0 -8 -6 -8 -7 29
rota $	-1 5 -5 -2 -2 5
rota first	-3 -7 0 -2 -1 14
rota is	0 -8 0 -1 -1 11
rota says	-2 8 -5 -3 -1 2
round	-31 11 0 8 -9 21
round $	-3 17 -7 -1 -1 -6
round T	-3 -1 0 -1 0 5
round and	0 0 14 -4 -2 -8
round by	-5 0 -2 -1 0 8
round by the	-4 0 -2 -2 0 9
round here	-23 -2 -4 8 -1 23
round here $	-23 -2 -4 0 0 29
round the	12 -5 -4 -3 -1 1
round the back	3 -3 -2 -5 -1 7
round the side	10 -2 -2 -3 0 -3
round to	-9 1 0 -1 -2 10
royal	-1 -1 5 -1 -1 -2
rubbish	-9 -1 23 -2 -1 -10
rules	-8 2 0 -1 3 4
rules .	-5 0 0 0 3 3
run	21 -24 17 0 -3 -11
run $	15 -7 -1 0 -1 -6
run a	-11 -2 20 -2 -1 -4
run and	8 -7 0 0 0 0
s	-30 0 46 -2 -11 -2
s $	-8 -1 -10 -1 -1 21
s .	8 -1 -1 0 -5 0
s . $	7 -1 0 -1 -3 -1
s Dfull	7 -3 -2 0 0 -1
s a	22 0 -2 -8 -2 -10
s a bit	-7 0 0 0 0 8
s and	-1 0 -1 11 -1 -8
s been	-11 -1 20 -1 -1 -7
s been taken	-1 0 8 -1 0 -6
s first	-4 1 -2 0 0 6
s first communion	-4 1 -2 0 0 6
s football	6 -5 -1 0 0 0
s gone	-5 0 9 0 0 -3
s got	1 -1 -2 -2 -1 5
s in	-10 -8 18 12 -2 -9
s in $	-13 -6 12 9 0 -1
s in whitby	5 -2 -1 0 -1 -1
s not	-5 -1 23 -7 -4 -7
s number	0 0 -7 -10 0 18
s on	-20 21 0 0 0 -1
s rota	-1 5 -3 0 0 -1
s the	3 0 -4 -1 6 -5
s the one	3 0 -4 -1 6 -5
s under	-4 0 5 -1 0 0
sabbath	-9 11 -1 0 0 0
sadly	-2 -1 9 -4 -1 -2
sadly i	-2 0 8 -3 -1 -2
safe is	6 -1 -1 0 0 -3
safe is by	5 -1 -1 0 0 -3
said	2 -13 2 3 -9 14
said Doffered	8 -8 11 -1 -1 -9
said Doffered .	6 -2 -1 0 0 -4
said Doffered but	5 -6 13 0 0 -12
said Doffered past	-4 0 -1 0 0 6
said i	-14 -3 -5 -1 -5 27
said i would	-14 -3 -5 -1 -5 27
said on	5 1 0 0 0 -5
same	2 5 -21 34 1 -21
same as	-4 9 -3 0 -1 -1
same day	-11 1 -6 19 4 -7
same to	13 -1 -2 -4 0 -6
same to you	11 0 0 -4 0 -6
sanded	6 1 -1 -3 -1 -2
sanded .	8 -1 -1 -3 0 -2
sandra	1 0 -5 -12 2 14
save	6 0 -2 -1 -2 -1
say	-11 8 14 31 -9 -33
say Dfull	-16 28 -4 -3 -2 -2
say Doffered	35 -14 -9 7 -3 -17
say Doffered $	18 -1 -10 -2 0 -4
say Doffered ,	11 -7 -1 0 -1 -1
say Doffered .	5 -2 -1 0 0 -1
say Doffered but	8 -1 -1 0 0 -7
say the	-15 0 -1 -2 -1 19
say when	-3 0 5 -1 0 -1
say yes	-19 -2 18 31 -2 -27
say yes but	-9 0 16 -1 -1 -5
say yes to	-2 -1 6 0 0 -3
saying	-4 2 0 7 0 -5
saying yes	-4 2 0 7 0 -5
says	0 -11 -7 36 -5 -14
says Doffered	8 -6 -5 6 -1 -3
says do	-5 0 0 6 0 0
says no	-8 0 11 0 -1 -2
says the	6 0 -1 -2 0 -3
says the Doffered	6 0 -1 -2 0 -3
scaffolders	6 -1 -1 -1 0 -3
scaffolders Doffered	6 -1 -1 -1 0 -3
scaffolding	-1 -1 8 -1 -1 -4
scam	-11 0 -6 22 -13 8
scam $	-1 0 -1 17 -2 -12
scam text	0 0 -1 5 0 -3
scan	7 -6 0 0 0 0
school	33 -19 -4 4 -6 -10
school $	-6 7 0 0 0 0
school .	-4 2 -7 -1 0 10
school gate	5 -1 -1 -1 0 -3
school pick	2 -3 -9 10 0 0
school pick up	2 -3 -9 10 0 0
school run	31 -18 -3 -1 -1 -8
school run $	15 -7 -1 0 -1 -6
school run and	8 -7 0 0 0 0
schools	3 -4 6 -1 2 -6
scrap	15 -1 -7 0 0 -6
scrap that	7 -1 -6 0 0 0
scrap what	8 0 -2 0 0 -5
scrap what i	8 0 -2 0 0 -5
screen	-3 0 -5 -1 12 -3
script	-8 0 -2 -2 -1 13
script $	-8 0 -2 -2 -1 13
script alert	-8 0 -2 -2 -1 13
script alert script	-8 0 -2 -2 -1 13
second	-21 -1 -3 -2 -1 28
secondchoice	18 -4 -3 -2 -1 -8
secondchoice Doffered	18 -4 -3 -2 -1 -8
secondchoice Doffered $	11 -2 -2 -1 0 -6
see	-21 -21 -21 -9 -3 76
see my	-34 -5 -3 -2 -1 45
see the	11 0 -4 -9 5 -3
see the screen	-1 0 -2 0 6 -2
see what	-12 -11 -3 -5 -4 34
see what my	0 -8 0 -1 -1 11
see you	2 -5 -6 -6 -1 16
see you Doffered	24 -2 -3 -1 0 -17
seeing	7 -1 0 -1 -1 -4
seen	2 -3 -7 -1 -1 10
seen my	-7 -1 -2 -1 0 12
seen this	10 -3 -4 0 0 -2
seen this sorry	6 0 -4 0 0 -1
send	-29 -9 59 -18 -8 5
send a	-1 -1 0 5 -1 -1
send alternatives	-6 0 15 0 -1 -8
send further	-2 0 5 0 -1 -1
send further options	-2 0 5 0 -1 -1
send me	-3 -2 21 -6 -2 -8
send me some	-2 0 18 -5 -2 -8
send more	-9 -2 15 -2 0 -1
send you	-2 -1 -1 -14 0 18
sending	0 0 9 0 -1 -7
sent	-3 -1 -3 1 0 6
sent grey	-3 0 0 -1 -1 5
service	-20 -3 25 -7 -8 13
service .	-4 -2 -2 -2 -1 11
service all	-7 0 25 -4 -1 -13
set	-22 -6 11 -1 0 17
set to	1 -3 5 0 0 -2
set up	-6 -1 8 0 0 0
settee	5 0 0 0 0 -4
shabbat	-7 -2 12 0 0 -3
shall	9 3 10 -4 -9 -8
shall be	1 7 1 -3 -8 2
shall be back	-6 8 0 0 0 -2
shall have	1 -3 6 -3 0 -2
shall have to	-2 0 7 -2 0 -2
shambles	-6 0 -3 -5 -3 17
shambles of	-1 0 -2 -2 -2 8
shambles of a	-1 0 -2 -2 -2 8
sharon	-7 0 -6 -1 1 14
she	8 -19 -29 0 40 0
she does	4 -3 -7 -5 6 4
she does not	5 -3 -7 0 -1 7
she is	1 -7 -8 -11 8 17
she is off	-1 -1 -1 -2 5 0
she is the	-5 0 0 -3 1 8
she knows	0 0 -1 -2 7 -3
she says	8 -1 -5 -1 -1 -1
she says Doffered	6 0 -4 0 -1 -1
she sorts	-1 0 -1 -1 5 -3
she will	2 -2 -5 5 4 -4
she will be	-6 -1 0 6 3 -1
shearing	-14 -3 19 0 0 -2
shed	-2 1 -1 -5 0 8
shed $	-3 1 0 -5 0 7
shift	-14 42 8 -17 -6 -13
shift $	10 24 -6 -12 -3 -13
shift pattern	-15 6 12 -2 0 0
shift the	-2 6 0 -3 0 0
shift the old	-2 7 0 -3 0 0
shifts	-4 -4 -1 -9 -3 21
shifts $	-4 1 -3 -7 -2 15
shifts are	7 -4 0 0 0 -2
shocking	-1 -2 -1 -1 -1 5
shoe	-1 0 -1 10 -1 -8
shoe covers	-1 0 -1 10 -1 -8
shoes	-12 -2 -5 11 -3 12
shoes off	-12 -2 -5 11 -3 12
shoes off ,	1 0 -1 6 -1 -6
shoes off ?	0 -1 -4 7 0 -3
shop	-24 13 2 7 -7 9
shop $	-12 0 -4 -2 -1 18
shop .	8 1 -2 0 -1 -6
shop . $	7 1 -2 0 -1 -6
shop does	-20 22 -1 0 0 0
shop does not	-20 22 -1 0 0 0
shop is	8 -5 -2 10 -2 -10
shop so	5 -2 0 0 0 -2
shopping	-6 6 0 0 0 0
short	5 0 0 2 -1 -5
should	22 2 -5 -2 1 -19
should be	22 2 -2 -2 1 -20
should be ok	23 -1 -1 -2 -1 -18
shout	4 -1 -1 -1 3 -5
shove	-4 -7 -2 -3 -1 17
show	0 -1 14 -2 -1 -10
showed	-5 -1 3 0 9 -6
showed .	-5 -1 3 0 9 -6
shower	-8 -3 -1 -4 -1 17
shower of	-9 -3 0 -2 -1 16
showroom	-11 10 6 -1 -1 -3
shut	-13 3 9 1 1 0
shut Doffered	-6 1 2 4 0 -1
shut for	-3 0 8 -2 0 -2
shut the gate	-3 0 0 -1 0 5
sick	19 -2 -5 -2 -1 -10
sick so	14 0 -5 -1 0 -7
side	4 -1 -10 -15 -7 29
side gate	-9 -1 -6 -10 -3 30
side gate $	9 0 -3 -4 -1 0
side gate is	-7 0 0 -2 -1 10
sign	-3 -3 -8 34 -5 -16
sign for	-2 -1 -5 22 -4 -10
sign for it	-2 -1 -5 22 -4 -10
signal	-4 -8 -12 6 18 0
signed	15 6 -10 -3 -2 -6
signed off	16 6 -10 -1 -1 -11
signing	-3 0 0 7 0 -3
silly	-2 0 -2 0 5 -1
since	14 -4 -4 -2 -2 -1
sir	11 -1 -2 -1 0 -7
sir $	11 -1 -2 -1 0 -7
sister	7 -1 6 -4 -1 -7
sister is	-1 0 5 -2 0 -2
sister s	5 -2 2 -1 -1 -2
sisters	7 -2 -4 0 0 -1
sisters in	5 -1 -4 0 0 0
sit	-2 7 -4 3 -1 -3
site	-7 7 -3 -6 20 -11
site $	11 -4 -6 0 0 0
site T	-15 12 6 -2 -1 0
site contact	5 0 0 0 -2 -3
site contact is	5 0 0 0 -2 -3
site foreman	-5 -1 -2 -2 11 -2
site manager	-1 0 0 -3 8 -3
site office	-1 0 0 -3 6 -2
size	-3 -1 -1 8 0 -4
skiing	-19 0 49 -4 -2 -24
skiing .	-18 -1 49 -4 -2 -24
skip	-8 -1 -1 -1 0 11
sleep	29 -4 -11 -2 -1 -9
sleeping	12 1 -2 -2 -2 -6
sleeping on	12 -1 -2 -1 -1 -6
sleeping on a	7 0 -2 -1 -1 -4
slippy	-3 0 -2 -1 0 6
slot	29 11 -14 -20 -10 3
slot $	26 1 -7 -3 -3 -14
slot ,	5 -5 -2 -1 -1 3
slot T	-16 13 0 0 -1 5
slot is	5 -4 0 0 0 -1
slot on	0 13 0 -13 0 0
slot please	11 -8 0 0 -1 -2
slot please $	6 -4 0 0 0 -1
slots	-5 5 -1 0 0 3
slow	8 -4 -2 0 0 -3
smashed	-1 -2 -1 10 0 -7
smashed my	-1 -2 -1 10 0 -7
snow	-6 0 7 5 -1 -5
so	82 7 -14 -36 -40 -41
so Dfree	-25 32 -3 -1 -1 -2
so Dfree please	-3 5 0 0 0 -1
so Dfull	-10 17 -1 -2 -1 -3
so Dfull $	-6 11 -1 -2 0 -3
so Doffered	103 -28 -55 -6 -6 -12
so Doffered $	53 -7 -20 -3 -1 -21
so Doffered ,	-18 -3 -1 0 0 23
so Doffered T	-11 12 0 0 0 0
so Doffered i	6 0 -4 0 0 -1
so Doffered is	6 1 -5 0 0 -2
so Doffered it	21 -11 -6 -1 -1 -2
so Doffered lol	6 -1 -2 0 0 -4
so Doffered please	17 -4 -9 0 -1 -1
so Dopen	-16 20 -1 -1 -1 -2
so Dopen ,	-8 9 0 0 0 -1
so Dopen T	-7 8 0 0 0 -1
so O	15 4 -11 -1 0 -7
so O $	23 -6 -11 -1 0 -5
so O Dopen	-12 13 0 0 0 0
so T	-12 23 -8 -1 0 -3
so T $	9 -4 -3 0 1 -2
so T are	-24 29 -5 0 0 0
so any	-5 7 0 0 0 -1
so anytime	13 -8 -3 0 0 -1
so book	5 -4 -1 0 0 0
so book that	5 -4 -1 0 0 0
so bring	7 -1 -5 0 0 0
so can	-8 -4 20 -2 -1 -5
so can not	-11 -3 22 -2 0 -5
so do	3 -6 -3 0 -1 7
so do not	3 -6 -3 0 -1 7
so either	7 -2 -4 0 0 0
so either of	9 -5 -4 0 0 0
so get	12 -7 -1 -2 0 -2
so get it	12 -7 -1 -2 0 -2
so go	-10 0 0 -2 0 12
so has	7 -2 -4 0 0 0
so has to	7 -2 -4 0 0 0
so honestly	14 -4 -7 -1 -1 -2
so i	-1 -4 18 -4 1 -8
so i am	-5 1 11 -1 0 -5
so i can	6 -6 3 -1 -2 -1
so i have	-5 0 5 0 0 0
so i want	6 -5 0 0 0 0
so it	23 -7 -3 -5 -1 -7
so it is	11 -6 2 -2 0 -5
so it would	8 -3 -2 -2 0 -1
so just	16 -1 -6 -1 1 -10
so knock	7 -2 -1 -1 0 -3
so knock loud	5 -2 -1 0 0 -2
so let	-7 9 -2 0 0 0
so let us	-7 9 -2 0 0 0
so long	2 -1 -2 5 0 -4
so much	-9 4 -3 -1 -1 10
so much for	-6 -1 -1 0 0 8
so needs	11 -8 0 0 0 -2
so needs to	11 -8 0 0 0 -2
so no	-17 -17 46 -2 -3 -7
so no $	-9 -9 30 -1 -1 -9
so no .	-5 0 6 0 0 0
so no to	-8 -1 11 0 -1 -2
so nobody	-14 -3 19 0 0 -2
so not	-8 -8 30 -1 -1 -12
so not Doffered	-13 -7 32 -1 -1 -11
so nothing	5 0 0 -1 0 -3
so notmind	25 0 -10 -1 -1 -12
so parking	-18 -2 -5 -1 0 26
so quick	5 0 -1 -1 0 -3
so tell	-2 -1 -2 -1 -1 6
so that	1 -6 12 -2 -2 -3
so that day	6 -1 -3 -2 0 0
so that is	-21 -1 22 0 0 0
so that one	7 -1 -4 0 0 -1
so the	17 2 -10 -2 -1 -6
so the T	15 -8 -1 -1 0 -4
so there	-10 6 17 -6 -1 -5
so there is	-10 5 17 -6 -1 -5
so we	-3 -4 5 -2 1 3
so we are	8 -1 -5 -1 0 -1
so we can	-7 -2 10 -1 1 -1
so whichever	15 5 -9 -3 -1 -8
so yes	25 -3 -5 -3 -1 -14
so you	14 -1 -11 0 0 -1
so you can	13 -1 -11 0 0 -1
sofa	-19 -3 -19 -17 -2 60
sofa $	1 0 -7 -1 -1 8
sofa or	-8 0 -1 -5 0 15
sofa or the	-8 0 -1 -5 0 15
soft	7 -3 -2 0 0 -2
solicitor	-6 -1 -1 0 3 6
some	-12 0 35 -7 -5 -10
some other	-8 -1 23 -4 -2 -8
some other dates	-7 -1 9 0 0 0
someone	-3 -9 -26 11 89 -63
someone $	-10 0 -1 -4 30 -15
someone about	-2 0 -2 -2 14 -8
someone about access	-1 0 -1 -1 9 -7
someone bell	-2 0 -1 -3 8 -1
someone call	-1 0 -1 -1 5 -1
someone else	-2 0 -4 11 -2 -2
someone is	9 2 -2 -2 -1 -6
someone is always	10 0 -2 -1 -1 -6
someone over	-1 0 0 6 -1 -2
someone phone	-1 -1 -2 -1 6 -1
someone phone me	-1 -1 -2 -1 6 -1
someone please	-6 -3 -1 7 9 -6
someone ring	-2 -2 -3 -2 9 -1
someone will	10 3 -4 -5 -1 -3
someone will be	10 3 -4 -5 -1 -3
someone with	-3 -1 -3 7 3 -2
something	-8 -2 18 -2 -1 -5
something else	-12 -1 18 -2 -1 -1
something else $	-4 0 6 0 -1 -1
son	8 -2 -7 3 3 -5
son $	7 0 -3 -2 -1 -1
son is	-7 6 -1 -6 -2 11
son is home	-2 3 0 -4 -1 5
son s	-8 -2 0 14 -3 0
son will	6 -1 -1 0 0 -4
son will be	6 -1 -1 0 0 -4
soon	-8 0 17 -3 -1 -4
soon ,	-1 0 5 0 0 -4
soon as	-5 -2 0 0 0 7
sooner	12 -2 -4 -4 6 -8
sooner $	9 -1 -1 -1 0 -6
sorry	-26 -3 137 -39 -24 -51
sorry $	-38 5 88 -12 -9 -33
sorry ,	-19 10 10 -2 -2 4
sorry , both	-7 2 5 0 0 0
sorry , i	-14 4 -7 0 0 17
sorry , not	-3 0 10 -1 -1 -4
sorry , yes	6 0 -4 0 0 -1
sorry .	-4 13 -9 -1 -1 1
sorry . Dopen	-3 9 -5 0 0 0
sorry about	-4 -1 7 0 0 -1
sorry for	23 -4 -9 -1 -3 -6
sorry i	-4 -7 19 -2 -1 -6
sorry i am	0 -9 14 -1 0 -3
sorry i can	-4 1 6 0 0 -2
sorry in	7 -2 -5 0 0 0
sorry in advance	7 -2 -5 0 0 0
sorry meant	17 -1 -11 -2 0 -3
sorry meant Doffered	5 -1 -2 0 0 -2
sorry meant to	12 0 -8 -1 0 -2
sorry no	-2 -3 9 0 0 -3
sorry no good	-2 -3 5 0 0 0
sorry not	-8 0 9 0 0 -1
sorry not Doffered	-7 0 9 0 0 -1
sorry to	3 -1 -5 0 -1 4
sorry we	-10 1 13 -2 0 -2
sorry wrong	-9 0 -7 -8 -1 24
sort	-20 -5 -3 -9 50 -13
sort a	-11 -2 -1 -1 17 -3
sort a day	-6 -2 0 -1 12 -3
sort it	-5 -2 -2 -7 31 -14
sort it $	-5 -2 -2 -7 29 -14
sorting	2 0 8 0 -2 -7
sorting it	0 0 9 0 -1 -7
sorts	-2 0 -1 -2 12 -7
sorts deliverys	-1 0 0 -1 7 -4
sounds	19 11 -8 -5 -14 -3
sounds good	29 11 -5 -2 -4 -29
space	29 1 -1 -4 -2 -23
spain	3 -4 7 -1 0 -4
spare	9 -1 -1 -2 -1 -3
spare key	6 0 -1 -2 0 -2
speak	-29 -4 -6 -13 65 -12
speak to	-26 -4 -6 -13 62 -12
speak to a	-5 0 -1 -5 19 -7
speak to my	-3 0 -1 -2 14 -9
speak to someone	-11 -1 -2 -3 27 -11
speak to the	-4 0 -1 -2 8 -1
split	-11 0 6 6 -1 0
split up	-8 0 6 -1 -1 4
split up and	-6 0 8 0 -1 0
st	9 -1 -9 -1 -1 3
stag	-5 0 7 -1 0 0
stairlift	-2 0 -1 -2 6 -3
stairs	6 -4 -8 -3 -3 12
stairs $	5 -1 -2 6 -1 -7
stairs ?	5 0 0 -5 0 0
stairs are	-9 0 1 -3 0 12
stairs turn	-9 -1 0 0 0 10
standard	-4 -4 0 9 0 1
star	1 -1 -3 -1 -2 7
start	9 0 -4 -3 -6 3
start i	7 -3 -1 -1 -2 -1
start to	-1 0 0 0 -4 6
start to finish	-1 0 0 0 -4 6
starts	5 -9 4 0 -1 0
starts ,	-3 -1 9 0 0 -4
starts Doffered	5 -2 -2 0 0 -2
starts on	6 -4 -3 0 0 0
state	8 0 -7 0 0 0
stay	-2 0 6 -1 -1 -2
step	15 -2 1 0 -5 -11
step $	-2 -1 8 -4 -1 -1
step it	5 0 -1 -1 0 -3
step it is	5 0 -1 -1 0 -3
steps	23 -1 -12 -4 -3 -4
sticks	-4 0 -1 0 0 6
still	18 -12 9 14 -4 -25
still have	-1 0 -2 10 0 -7
still wet	-4 -1 7 -1 -1 -1
still wet .	-5 0 7 -1 -1 0
stock	-5 -1 -2 16 -1 -7
stock $	-2 0 -2 17 0 -12
stocktake	-5 2 5 0 -1 -1
stocktake .	-5 2 5 0 -1 -1
stocktaking	-4 0 7 -1 0 -1
stood	-6 1 3 -2 -1 5
stood in	-6 -1 3 -2 -1 5
stop	-58 -3 -12 -14 -11 98
stop $	-19 -1 -6 -7 -3 36
stop all	-5 0 -2 -2 -1 10
stop all $	-5 0 -2 -2 -1 10
stop texting	-9 0 -2 -2 -5 18
stop texting me	-9 0 -2 -1 -4 16
story	-9 -2 14 -2 0 0
stretch	-3 -1 -1 -14 0 18
strictly	0 0 -2 -7 0 9
stuck	1 -7 0 26 -4 -17
stuck $	8 -1 -2 0 -1 -3
stuck in	-11 -1 6 18 -3 -9
stuck on	5 0 0 0 0 -4
stuck on the	5 0 0 0 0 -4
stuff	7 -1 -1 -2 7 -10
stuff $	10 0 -1 -1 0 -8
subject	11 -4 -3 2 -1 -4
subject to	14 -4 -2 -1 -1 -6
subject to the	6 -4 -1 0 0 -2
sugar	7 0 0 -6 0 -1
sugar ?	7 0 0 -6 0 -1
suggest	-15 3 16 -2 -1 -1
suggest Dfree	-3 6 -1 -1 0 -1
suits	78 17 14 -25 -13 -71
suits $	46 -4 0 -8 -3 -31
suits ,	9 5 -9 -3 -1 -1
suits , i	7 -1 -2 0 -1 -3
suits .	5 -1 26 -8 -4 -18
suits . i	6 0 0 -1 0 -4
suits us	0 13 -7 -1 -3 -2
suits us ,	-2 11 -4 0 -1 -3
suits us as	-5 5 0 0 0 0
suits you	23 0 -2 -4 -1 -16
suppose	10 -4 -8 -7 -1 10
suppose $	6 -3 -7 -6 -1 11
supposed	4 -4 -3 -3 0 6
supposed to	4 -4 -3 -3 0 6
surcharge	-3 -2 0 8 0 -2
sure	-4 -3 -12 -1 -2 22
surgery	1 1 -4 5 -1 -3
surprise	10 7 -1 -1 -3 -12
swap	28 0 -8 -7 -3 -10
swap my	22 -3 -5 -6 -2 -6
swap my shift	22 -3 -5 -6 -2 -6
swimming	12 -9 0 0 0 -2
system	-45 -4 -3 -3 -1 55
system s	-7 0 0 0 0 8
system s a	-7 0 0 0 0 8
t	33 -3 -1 -7 -2 -19
t .	5 -3 0 0 0 -1
table	0 0 -4 -13 0 17
table $	0 2 -2 -14 -1 14
tail	0 0 -9 10 4 -6
tail lift	0 0 -7 11 -1 -3
tail lift ?	0 0 -5 5 0 0
take	30 -9 -17 22 -17 -9
take O	16 -1 -1 -1 0 -14
take any	9 -3 -5 0 0 0
take any more	9 -3 -5 0 0 0
take it	14 -6 11 9 -3 -23
take it in	-2 0 -4 9 -1 -2
take it yet	-7 0 12 -2 -1 -2
take me	-21 -1 -2 -4 -4 31
take me off	-21 -1 -2 -4 -4 31
take my	-7 6 0 -2 -2 4
take shoes	-1 -1 -4 12 0 -6
take shoes off	-1 -1 -4 12 0 -6
take sugar	7 0 0 -6 0 -1
take sugar ?	7 0 0 -6 0 -1
take the	12 -2 -6 11 -3 -12
take the cardboard	8 0 0 -7 0 0
take the old	1 0 -3 10 0 -7
take the packaging	6 -1 -1 -1 -1 -2
take their	-2 -2 -2 -2 -1 8
take their shoes	-5 -1 -1 -1 -1 9
take them	-3 0 -1 5 0 -1
take them to	-3 0 -1 5 0 -1
take your	5 3 -5 -1 0 -2
take your pick	5 3 -5 -1 0 -2
taken	-14 -1 13 20 -3 -17
taken ill	-1 0 8 -1 0 -6
takes you	5 -1 0 -1 0 -2
takes you to	5 -1 0 -1 0 -2
taking	7 -1 0 1 -1 -7
talk	-26 -13 -5 -6 54 -4
talk ,	-2 -3 0 0 6 0
talk it	-14 -6 -1 -2 17 6
talk it over	-6 -1 0 0 -1 9
talk it through	-8 -5 0 -2 18 -3
talk to	-7 -3 -1 -3 22 -8
talk to a	-2 -2 0 0 6 0
talk to my	-3 0 0 0 -1 5
tarp	-3 0 0 -1 0 5
tbh	16 -2 11 -5 -1 -20
tbh $	10 -1 5 -2 -1 -11
tbh .	-1 -1 6 -1 1 -5
tea	19 -2 -2 -4 -3 -9
tea or	5 -1 -1 -3 0 0
tea or coffee	5 -1 -1 -3 0 0
teach Doffered	-5 -1 6 0 0 -1
team .	-4 0 0 0 0 5
tell	6 -16 -8 18 -1 1
tell me	-11 -3 6 22 -8 -5
tell me how	-2 0 7 -2 -1 -1
tell me the	-6 0 0 12 -3 -3
tell me whether	-5 -2 -1 11 -2 -1
tell the	5 0 -3 -2 -1 0
tell the men	-1 0 -2 -1 -1 6
tell them	22 -5 -6 -5 -2 -4
tell you	-12 -7 -5 4 12 7
tell you $	-4 -1 -1 2 7 -3
tell you Doffered	-4 -2 -3 -1 -1 10
tell you when	-1 0 1 -3 5 -3
tenant	10 -4 -4 -1 3 -3
tenants	-1 10 0 -1 -1 -7
tenerife	-14 2 17 -2 0 -4
term	-1 5 -1 0 -1 -1
terms	-8 0 -2 0 0 11
terms .	-8 0 -2 0 0 11
test	-8 -5 24 -2 -1 -8
test $	-6 0 15 -6 0 -4
text	-29 -9 -12 27 34 -11
text $	-6 -1 -6 -1 5 10
text ,	6 -9 -1 -1 12 -7
text .	-18 18 -3 -1 8 -4
text . Doffered	-17 18 0 0 0 0
text i	-1 0 -5 0 9 -3
text i am	-1 0 -5 0 9 -3
text me	18 -2 0 -5 -7 -4
text when	4 -3 3 3 -1 -6
texting	-19 -1 -5 -3 19 9
texting $	-7 0 -1 -1 13 -5
texting .	-3 0 -2 -1 8 -3
texting me	-9 0 -2 -1 -4 16
texting me $	-9 0 -2 -1 -4 16
than	-24 11 -6 23 8 -12
than Doffered	-15 1 -4 27 -1 -10
than Doffered $	-15 1 -4 28 -1 -10
than T	-10 14 -2 -1 -1 0
than T ?	-10 14 -2 -1 -1 0
thanks	55 -22 13 -48 -33 1
thanks !	-10 -1 -5 -1 0 17
thanks ! $	-10 -1 -5 -1 0 17
thanks $	13 -15 26 -11 -7 0
thanks ,	12 -1 -4 12 1 -19
thanks , Doffered	12 -2 -7 0 0 -3
thanks .	26 -3 -4 -13 -2 -5
thanks . $	7 0 -1 0 -1 -5
thanks but	-2 -1 17 -3 -1 -10
thanks but no	-1 0 8 0 0 -7
thanks butt	5 -1 -2 0 0 -2
thanks butt $	5 -1 -2 0 0 -2
thanks for	-43 14 1 -14 -6 48
thanks for getting	-6 0 0 0 -1 7
thanks for letting	-7 0 -2 -2 -1 13
thanks for the	-15 15 -4 -6 -1 11
thanks for this	-9 -1 16 -1 -1 -4
thanks god	12 0 -1 -1 0 -8
thanks hun	5 0 -1 0 0 -4
thanks hun $	5 0 -1 0 0 -4
thanks pal	8 -1 -1 0 0 -5
thanks pal $	8 -1 -1 0 0 -5
thanks x	-4 0 0 0 0 5
thanks x $	-4 0 0 0 0 5
thanks you	42 -10 -4 -19 -12 3
thanks you !	-4 -1 -1 0 -1 8
thanks you $	11 0 -4 -1 -1 -4
thanks you ,	1 -3 7 -1 -2 -3
thanks you .	15 -5 -3 -2 -2 -4
thanks you for	-13 -1 0 -3 -4 21
thanks you so	-5 0 -1 -1 -1 7
thanks you very	12 0 0 -10 0 -2
that	70 0 9 6 -41 -63
that $	5 25 -7 -15 -3 -5
that , Doffered	5 0 -4 0 0 0
that . $	-2 -2 6 0 0 -2
that ?	7 1 0 -7 0 0
that ? $	10 0 0 -9 0 0
that Doffered	-8 -1 -2 15 -1 -4
that Doffered .	8 -2 -5 0 0 -1
that Doffered ?	-7 10 0 -2 0 0
that T	9 -9 3 2 -2 -3
that be	-5 -1 -1 8 0 -1
that can	-4 1 -3 0 0 6
that date	1 0 12 -4 -4 -4
that day	-5 -3 25 -9 -3 -5
that day $	3 -2 7 -2 -1 -6
that day ,	5 -3 0 0 0 -1
that day .	-8 -3 -1 0 0 12
that day i	-4 0 12 -1 0 -7
that down	-5 -1 -6 15 -2 -2
that is	51 -5 27 -35 -6 -32
that is T	7 -2 0 -4 0 0
that is a	-26 -3 22 8 0 0
that is gone	6 -3 -1 -1 0 0
that is good	46 -14 -11 -3 -1 -17
that is no	-5 1 6 0 -1 -1
that is not	14 -5 -7 0 0 -2
that is ok	15 -2 -1 -10 0 -1
that is the	-8 12 12 -11 0 -4
that is when	-4 9 -1 -3 0 -1
that is yes	7 0 0 -6 0 -1
that leaves	5 -1 -3 0 0 -1
that my	-8 3 0 0 0 5
that one	9 0 -3 -2 -2 -3
that one $	6 0 -3 -1 0 -2
that smashed	-1 0 -1 8 0 -6
that smashed my	-1 0 -1 8 0 -6
that suits	10 0 -4 -1 -1 -5
that the	2 -3 -3 8 -1 -3
that the proposed	5 0 -1 0 0 -3
that time is	8 0 -1 0 0 -6
that was	3 0 -6 -3 0 7
that week	-18 5 22 -1 -1 -7
that works	10 1 -2 0 -1 -9
that works .	12 0 -2 0 -1 -8
that would	17 0 -9 -3 0 -4
that would be	17 0 -9 -3 0 -4
that you	-1 0 -1 -3 -1 6
the	17 -12 -38 35 -23 -1
the $	7 -1 4 -3 -1 -6
the .	2 -6 -12 -4 -1 21
the Dconflict	-13 -2 0 0 -1 16
the Dfree	-4 27 -3 -7 -1 -11
the Dfree $	8 -8 0 0 0 0
the Dfree in	-3 5 -1 -1 0 0
the Dfull	7 15 -5 -11 -3 -2
the Dfull $	17 -10 -3 -1 -1 -2
the Doffered	81 0 -30 -15 -12 -35
the Doffered $	-27 65 -15 -12 -2 -9
the Doffered ,	-7 14 2 -5 -1 -3
the Doffered .	15 -8 -2 -1 -1 -3
the Doffered ?	35 -10 -2 -21 -1 -1
the Doffered T	4 -10 0 9 0 -2
the Doffered but	32 -25 -2 -1 -1 -3
the Doffered i	-3 -4 14 -1 -1 -5
the Doffered if	11 -2 -3 -2 -1 -4
the Doffered not	12 -6 -3 0 0 -2
the Doffered one	17 -9 -3 2 -1 -5
the Doffered please	19 -5 -9 -3 -1 -2
the Doffered thanks	5 -1 -3 0 0 -1
the Dopen	-13 25 -2 -7 -1 -2
the Dopen ?	0 5 0 -5 0 0
the Dopen T	-3 5 0 -1 0 -1
the O	13 -3 -3 -1 0 -6
the T	22 19 -3 -6 -5 -27
the T $	36 -17 -1 -2 -1 -16
the T on	-19 26 -1 -3 -1 -3
the T one	8 1 -1 -1 -2 -6
the above	-5 0 16 -5 -1 -5
the baby	11 -2 -2 -1 0 -6
the baby $	8 -1 -2 0 0 -5
the back	-4 -8 1 -7 -3 22
the back $	1 -1 -2 -2 0 5
the back .	-9 0 0 0 -1 11
the back end	-1 0 5 0 0 -3
the back gate	-10 -2 0 -1 -1 14
the balance	-2 -1 0 7 -1 -4
the bath	-2 -1 -7 -2 -1 12
the bath $	-6 -1 -7 -2 -1 15
the bay	-4 0 0 -1 -2 8
the bed	-1 -1 0 7 0 -3
the bell	20 -7 -16 -4 -12 20
the bell $	-4 -3 -1 -2 -1 10
the bell does	12 -2 -14 -1 -1 6
the best	-4 5 -3 5 -2 -1
the best day	-4 6 0 0 -1 0
the best of	13 -1 -2 -1 0 -9
the better	13 -6 0 -3 0 -3
the bins	-11 0 -1 -4 -1 18
the boiler	-3 -1 5 0 0 -1
the bottom	7 -1 -6 5 -1 -5
the bottom of	0 0 -5 6 0 0
the boxes	-5 -1 -2 4 0 3
the broken	-3 3 0 8 -1 -6
the builders	-4 -1 -4 -10 -1 20
the builders are	-4 -1 -9 -9 -1 24
the bus	7 -2 -8 -1 6 -3
the capitals	5 0 -1 0 0 -3
the capitals off	5 0 -1 0 0 -3
the car	8 -4 -3 7 -5 -3
the car park	-3 -1 0 7 -1 -2
the caravan	5 0 -5 0 0 0
the card	-4 0 -2 0 0 7
the card used	-4 0 0 0 0 5
the cardboard	8 0 0 -7 0 0
the carer	0 5 -4 0 0 -1
the cat	3 -2 -4 -5 0 8
the chapel	4 -6 0 3 0 0
the chippy	6 2 -3 -1 0 -3
the chiropodist	19 -13 -2 0 -2 -2
the chiropodist T	12 -11 -1 0 0 0
the chiropodist on	5 -1 -2 0 -1 -1
the close	-4 0 -2 9 0 -2
the code	-12 0 -1 -2 0 15
the code $	-12 0 -1 -2 0 16
the colour	-6 0 -4 -1 -1 12
the computer	5 -3 0 0 1 -3
the concierge	4 -5 0 4 -1 -2
the confirmation	5 -1 -1 0 6 -10
the consignment	-1 0 -1 7 -2 -3
the country	-7 9 14 -4 -1 -11
the cow	-1 0 5 0 0 -3
the cow $	-1 0 5 0 0 -3
the customer	-21 -3 -4 -5 -1 33
the dates	0 -2 3 2 5 -9
the dates on	0 -1 -3 5 0 -1
the day	-26 20 10 0 2 -4
the day $	-23 27 -1 0 0 -3
the day ?	5 -4 -1 0 0 0
the day of	-6 0 15 -5 0 -3
the day off	12 -2 -1 0 -1 -8
the day or	-2 -5 0 8 0 -1
the delivery	-3 -4 -3 25 -1 -15
the depot	-4 3 -7 -2 -1 10
the diary	3 -1 -1 -4 6 -2
the diary $	-1 0 0 -3 5 -1
the difference	-2 -2 0 6 0 -1
the dimensions	-10 -1 -3 20 -2 -3
the dimensions of	-10 -1 -3 20 -2 -3
the dog	14 -3 1 -5 -1 -6
the dog is	-2 0 5 -4 0 2
the dogs	40 -2 -9 -1 0 -27
the door	2 -7 1 -3 -7 13
the door $	9 0 -2 0 -2 -6
the door ?	5 0 0 -4 0 0
the door T	5 -3 0 0 0 -1
the door off	-13 -1 0 4 0 10
the drive	12 3 -9 -6 -1 2
the drive $	7 0 -8 -5 -1 8
the driver	7 -4 -9 26 -16 -5
the driver $	-2 0 0 6 -1 -3
the driver have	-1 0 -6 11 0 -5
the driver ring	3 0 -1 8 -6 -4
the driver to	8 0 0 0 -8 0
the drivers	-4 -1 -1 11 -1 -5
the email	-2 0 -3 -1 -1 8
the end	7 -1 -1 -6 0 0
the extension	-9 13 -1 -1 -1 -1
the extension will	-8 13 -3 0 -1 0
the first	-6 23 -4 -3 -2 -8
the floor	-4 6 0 0 -2 -1
the front	-7 -1 3 -4 -1 11
the front ,	-5 0 -3 -2 -1 11
the front door	-2 0 6 -1 0 -2
the gangplank	-1 0 -1 6 -2 -1
the garage	-5 1 -1 7 -1 -2
the gas	-24 -2 31 -1 0 -4
the girl	8 0 6 -1 -1 -12
the girl in	-6 0 7 0 0 0
the good	-9 0 -1 -5 0 16
the goods	10 -2 -4 2 -1 -5
the goods .	5 0 0 0 0 -4
the grandkids	5 -3 0 0 -1 0
the grey	-7 0 -3 -1 -2 13
the grey one	-7 0 -2 -11 -2 22
the grey or	0 0 0 9 0 -9
the hall	5 -1 -6 -2 3 1
the hall .	-5 0 -3 0 0 9
the harvest	-5 0 6 0 0 0
the hospital	9 -6 1 0 0 -4
the house	-4 -4 32 -5 -2 -18
the house $	-2 1 9 -2 0 -5
the house ,	-2 0 13 -1 -1 -9
the house is	-5 -1 11 -1 0 -3
the infirmary	-6 0 11 -1 0 -4
the intercom	-3 0 -1 -1 0 5
the kettle	10 -1 0 -1 0 -8
the kettle on	10 -1 0 -1 0 -8
the key	-2 -2 -3 -2 -1 9
the key is	-3 -2 -2 -2 0 10
the keys	-4 4 7 -2 2 -7
the keys $	-4 3 7 -1 -1 -4
the kids	2 6 -1 -15 12 -5
the kids $	-6 -3 -1 0 13 -3
the kitchen	-4 3 5 -1 2 -4
the kitchen fitters	-3 1 5 0 0 -2
the lads	-4 -4 -5 24 -2 -10
the lakes	-6 8 0 0 0 -2
the landing	0 0 0 7 -1 -5
the landline	-6 -6 -13 0 28 -3
the landlord	-1 -4 6 3 -1 -3
the landlord has	-7 0 7 0 0 0
the lane	9 -1 -2 0 0 -5
the largest	-11 -1 -2 20 -4 -2
the largest carton	-1 0 -1 6 -2 -1
the last	-4 -3 -5 5 -2 10
the lawn	-1 -2 -1 -1 -1 5
the leg	-18 -3 48 -1 -3 -24
the legs	4 -1 -1 8 -1 -9
the lift	-13 -4 6 -6 -1 16
the lift is	-14 -3 -1 -3 0 21
the lift s	5 0 0 -2 0 -3
the lifts	-1 -5 0 11 0 -5
the little	-10 12 -1 0 0 0
the long	10 -4 -1 -2 0 -3
the long Dfull	9 -4 0 -1 0 -3
the longest	-2 1 -1 5 -2 -1
the lorry	18 -6 -7 -2 -1 -3
the lot	-17 0 -3 -8 -2 30
the lot of	-17 -1 -3 -8 -2 30
the match	9 -7 3 0 0 -5
the match .	2 -2 5 0 0 -3
the mattress	-14 -2 -1 22 -1 -4
the men	14 -2 -3 -11 -1 3
the message	-1 -3 -1 -3 0 8
the message .	5 -3 0 0 0 -2
the meter	5 -1 -1 0 0 -3
the meter box	5 -1 -1 0 0 -3
the missus	-5 2 -2 -1 0 6
the moment	5 -5 0 2 -1 -2
the money	11 -1 -4 5 -2 -9
the montaje	-2 0 -1 7 0 -3
the name	-4 0 0 6 0 -1
the new	7 0 2 -7 -1 0
the new tenant	-1 -2 -2 0 0 6
the new year	-4 -3 8 0 0 -1
the nursery	-1 0 -2 -6 -1 10
the oak	5 -1 0 1 0 -5
the office	-12 13 3 -2 1 -2
the old	-8 9 -7 -3 -3 12
the old one	-4 13 -5 -14 -2 12
the one	28 -12 0 6 3 -24
the one $	5 -1 -1 -1 0 -2
the one Doffered	6 0 -1 -1 0 -4
the one day	-16 5 15 -2 0 -1
the one for	7 -1 -1 -2 0 -2
the one on	10 0 -3 -1 -3 -2
the one that	10 -3 -4 0 0 -2
the one with	-4 0 -1 1 -2 6
the only	-25 2 1 3 3 15
the only day	-23 3 -5 1 -1 25
the only one	6 -6 7 -5 4 -6
the only way	-4 0 0 8 -1 -4
the orange	-5 -2 9 0 0 -2
the order	-5 -1 -1 8 -5 5
the other	-17 -2 -10 -2 0 31
the other bit	-2 0 -1 10 0 -7
the others	12 -2 -8 0 0 -2
the others $	12 -2 -8 0 0 -2
the packaging	7 -2 -5 14 -2 -12
the packaging away	-4 -1 -3 11 -1 -2
the pallet	-2 0 -3 7 -1 -1
the paperwork	-6 -1 0 8 0 -1
the parcel	5 -1 -1 2 -1 -5
the parking	0 0 -2 12 0 -10
the parking permit	-1 0 -2 12 0 -9
the pavement	2 -1 -4 7 -1 -4
the phone	-3 -4 -2 -9 15 3
the phone ,	0 0 0 -1 6 -4
the phone .	0 -1 -1 0 -5 6
the phone ?	0 -2 0 -8 10 0
the place	5 -6 -1 4 -1 -1
the porch	3 -3 -2 -5 -1 8
the porch if	5 -3 0 0 0 -3
the porter	-1 -1 -2 -5 0 10
the pot	-2 0 -1 -5 0 8
the price	7 0 -1 0 0 -6
the proposed	5 0 -1 0 0 -3
the pub	6 -2 -4 -1 2 -1
the purchase	-7 -5 -6 9 0 10
the rear	-3 0 -1 -1 0 5
the right	1 -7 -6 15 -4 1
the right address	0 -5 0 6 0 0
the right one	4 0 -2 -5 0 3
the right person	-5 0 -1 -2 -2 9
the right postcode	-1 -1 -3 12 -1 -6
the rigs	-6 6 1 -1 -1 0
the road	4 10 6 -4 -1 -15
the road .	-4 11 0 0 0 -7
the roof	-2 0 7 -1 -1 -3
the room	-3 0 6 -1 0 -2
the rota	-1 5 -4 -1 0 1
the rota says	0 5 -4 0 0 0
the royal	-1 -1 5 -1 -1 -2
the same	10 3 -11 14 -2 -14
the same as	-4 9 -3 0 -1 -1
the same to	13 -1 -2 -4 0 -6
the school	6 -1 7 -2 -1 -10
the school $	-6 7 0 0 0 0
the school gate	5 -1 -1 -1 0 -3
the school run	16 -5 -2 -3 -1 -5
the screen	-3 0 -5 -1 12 -3
the settee	5 0 0 0 0 -4
the shed	-2 1 -1 -5 0 8
the shed $	-3 1 0 -5 0 7
the shop	-6 0 7 -2 -3 5
the shop $	-11 0 -2 -2 -1 17
the shop .	8 1 -2 0 -1 -6
the showroom	-11 10 6 -1 -1 -3
the sick	6 -2 -1 -1 0 -3
the side	2 -2 -5 -13 -5 22
the side gate	-8 -1 -3 -7 -1 19
the site	-5 -1 -2 -6 15 -2
the site foreman	-4 -1 -1 -2 7 0
the site office	-1 0 0 -2 5 -2
the sofa	-2 -1 -7 12 -2 0
the stairs	-8 -1 -2 5 -1 7
the stairs $	2 0 -2 6 -1 -4
the stairs are	-9 0 1 -3 0 12
the step	12 -1 4 -6 -3 -6
the step $	-2 -1 8 -4 -1 -1
the surgery	1 -1 -2 5 -1 -3
the tarp	-3 0 0 -1 0 5
the text	-18 18 0 1 0 -1
the tracking	1 0 -4 8 -1 -4
the tracking page	-1 0 -3 6 0 -1
the understanding	5 -1 -1 -1 0 -2
the understanding that	5 -1 -1 -1 0 -2
the update	-6 0 -2 -3 0 12
the update $	-1 0 -2 -2 0 6
the van	-1 -2 4 10 -1 -10
the van aside	-2 0 -1 9 -1 -4
the vehicle	-1 0 -2 7 -1 -3
the vet	5 -4 0 0 0 -1
the walnut	5 -1 0 1 0 -5
the ward	8 -5 2 -2 0 -4
the wardrobe	-19 -1 -2 0 0 22
the wardrobe is	-13 -1 -1 0 0 16
the way	5 -1 -2 1 -2 -2
the weight	-1 -5 -1 10 -2 -1
the whole	1 14 -8 -12 -1 6
the whole day	7 0 -6 -1 0 0
the whole family	-7 8 0 -1 0 0
the wife	-21 -2 8 -7 1 20
the wife $	-26 1 -1 -1 -1 28
the wife s	-5 0 9 0 0 -3
the wife says	8 -1 2 -3 -1 -4
the will	3 4 -2 1 -1 -5
the window	11 -2 -8 0 0 0
the window .	8 0 -8 0 0 1
the world	6 -1 -3 0 -1 -1
the wrong	1 -2 -15 -5 -2 23
the wrong number	-1 0 0 -3 -1 5
the wrong person	-1 0 -7 0 0 8
theatre	-7 5 -2 -5 -1 10
their	3 -3 -4 0 -2 6
their shoes	-5 -1 -1 -1 -1 9
their shoes off	-5 -1 -1 -1 -1 9
them	19 -4 45 2 -6 -56
them $	-4 -2 31 5 -3 -26
them .	-12 1 15 -1 -2 -1
them ?	6 0 0 -6 0 0
them ? $	6 0 0 -6 0 0
them days	-16 -5 24 4 -2 -5
them to	4 -1 -1 4 0 -6
then	36 35 -6 0 -11 -52
then $	2 27 7 6 -6 -36
then ,	2 -1 6 -1 -1 -4
then .	9 12 -6 -3 0 -12
then . $	-5 12 -3 -1 1 -5
then . i	9 -3 -1 0 0 -5
then Doffered	20 -4 -5 -2 0 -9
then Doffered $	13 -3 -2 -2 0 -6
then Doffered is	5 0 -3 0 0 -2
then a	-2 0 -2 0 -1 6
then and	-5 1 0 -1 5 0
then can	-2 0 -4 7 0 -2
then can not	-2 0 -4 7 0 -2
then i	3 -9 13 -2 -1 -4
then i can	14 -7 -1 -2 -1 -4
then it	-1 7 0 -2 0 -4
then it is	0 7 0 -2 0 -3
then no	24 -1 -17 -2 -1 -3
then no $	23 0 -17 -2 -1 -3
then please	6 -3 -1 0 0 -1
then so	-5 8 -1 -1 0 0
then you	6 -1 -1 -1 0 -3
there	-5 8 -8 3 9 -7
there $	-4 13 6 -20 -3 8
there Doffered	-28 -2 19 -6 0 16
there Doffered and	-19 -1 2 -1 0 18
there a	-6 2 -1 1 13 -8
there an	-7 12 -1 -1 0 -2
there an extra	-7 -1 -1 11 0 -2
there any	4 -9 -13 24 -1 -4
there anything	3 10 9 -19 -2 -2
there anything else	-2 -2 10 -5 0 0
there anything on	0 13 0 -12 0 0
there are	-3 -5 -7 -7 7 14
there are delivery	-3 0 0 -1 5 -1
there are quantity	-4 -1 -6 -4 -1 15
there is	-3 -7 18 -1 0 -7
there is a	18 1 -20 -4 6 0
there is no	14 -4 -7 -2 -2 0
there is nobody	-20 -3 29 -9 -1 3
there is not	-8 -1 -1 13 -1 -1
there is only	-5 -4 12 -1 -1 -1
these	-48 -4 42 22 -1 -11
these $	-7 -1 5 3 -4 3
these .	-12 0 19 -2 -2 -3
these . $	-1 0 6 -1 -1 -3
these . i	-6 0 7 -1 0 0
these T	-1 -3 0 5 0 -1
these dates	-5 -1 8 2 0 -4
these days	-1 6 -4 0 0 -1
these emails	-1 0 -6 9 0 -2
these emails with	-1 0 -6 9 0 -2
these is	-7 -4 6 7 0 -1
these text	-1 0 -6 -1 6 2
they	-12 -12 5 39 -18 -3
they ?	5 0 0 -4 0 0
they ? ?	5 0 0 -4 0 0
they are	3 -2 6 1 -2 -6
they bring	-4 1 -2 9 0 -2
they bring it	-4 1 -2 9 0 -2
they can	5 -1 -2 -1 0 -1
they come	-13 10 -6 4 -5 9
they come $	-2 0 -4 5 -4 5
they do	-6 0 13 -1 -2 -4
they do not	-6 0 13 -1 -2 -4
they go	-3 0 0 8 0 -4
they need	-1 0 0 5 -4 0
they need to	-1 0 0 5 -4 0
they take	7 -1 -8 -1 -1 3
they take the	13 0 -3 -5 0 -5
they were	5 -1 -1 -2 0 0
they will	8 -3 5 -2 -2 -7
they will finish	-2 0 5 -1 0 -2
thing	-10 3 -5 11 -2 4
thing $	-3 -2 -1 8 0 -1
thing that	-6 2 -2 -1 0 6
things	-5 0 4 0 11 -10
think	7 -10 20 -18 -7 7
think this	-2 0 -1 -1 -1 6
think this has	-2 0 -1 -1 -1 6
think you	-5 0 -9 -2 -3 19
think you have	-5 0 -8 -2 -3 18
think your	-7 0 0 0 0 8
think your system	-7 0 0 0 0 8
third	3 -3 -13 0 -3 16
third floor	8 -2 -6 1 0 -1
third time	-1 0 -1 -4 0 7
this	-21 -41 -49 31 52 36
this $	-12 -1 -6 18 18 -17
this ,	-6 3 -1 10 1 -6
this , me	0 0 0 7 -1 -5
this .	-6 -12 -1 -2 26 -5
this . $	-3 -11 -1 0 22 -7
this ?	0 0 0 -9 1 9
this ? i	0 0 0 -13 1 12
this T	-25 -15 12 -14 -4 46
this T $	-16 -10 -1 -2 -3 32
this T .	-8 -2 14 -2 0 -1
this a	-5 -2 -2 22 -2 -10
this a scam	-1 0 -1 13 -2 -9
this about	-2 -1 -1 10 -1 -5
this address	-8 0 -1 7 -1 4
this and	8 -1 -1 -3 0 -2
this any	-4 0 -1 0 0 5
this appointment	14 0 -4 0 -1 -9
this appointment .	14 0 -4 0 -1 -9
this but	-5 0 17 -1 0 -10
this by	-6 -1 -1 0 12 -4
this by phone	-4 0 -1 -1 10 -4
this customer	-2 0 -1 -3 0 6
this day	17 0 2 -3 -3 -12
this email	0 -1 -3 9 -3 -3
this email address	0 0 -2 10 -3 -4
this end	16 -1 -1 -3 0 -11
this end .	16 -1 -1 -3 0 -11
this for	0 0 0 -12 1 12
this from	-5 -2 0 12 -1 -4
this goes	-4 0 -1 -2 6 1
this has	-4 -1 -2 -6 -2 16
this has come	-2 0 -1 -1 -1 6
this house	1 -1 8 -3 -1 -4
this house .	1 -1 8 -3 -1 -4
this is	-32 -7 -16 -19 4 70
this is a	-4 -1 -1 -6 -3 15
this is doing	-5 0 -1 0 7 -1
this is not	-2 -1 -10 -5 -1 19
this is the	-2 0 0 -7 -1 10
this legit	-2 0 -1 12 -1 -8
this mailbox	-11 2 -7 -1 -3 20
this mailbox is	-9 2 0 0 -3 10
this number	-4 -2 -5 4 -6 14
this number $	-1 -1 0 -7 0 9
this number from	-2 0 0 13 -2 -10
this number quantity	-1 0 -1 -2 -1 5
this one	25 2 -1 -6 -5 -15
this one is	-4 1 -1 -3 -1 9
this or	-4 -2 -1 10 0 -2
this order	-3 -1 -3 -3 0 10
this order ,	-1 0 0 -3 -1 5
this out	0 0 -1 -1 6 -4
this over	-2 -2 0 -8 15 -3
this over the	-2 -2 0 -8 15 -3
this past	-9 0 -3 -3 -1 16
this please	-6 0 -1 7 6 -5
this please $	-2 0 0 8 -4 -2
this slot	30 0 -5 -4 -2 -20
this slot $	30 0 -5 -4 -2 -20
this sorry	6 0 -4 0 0 -1
this sorry ,	6 0 -4 0 0 -1
this time	9 -3 14 -3 -3 -16
this was	-12 -1 0 16 -1 -3
this was delivered	-12 -1 0 -1 0 15
this year	-7 2 10 -1 -1 -4
this year so	6 -2 -4 0 0 0
those	-13 -1 99 -25 -12 -49
those $	-7 -6 41 -7 -3 -18
those .	-1 7 -5 0 0 0
those . what	0 5 -5 0 0 0
those are	-2 1 8 -4 0 -2
those dates	5 1 11 -6 -3 -8
those dates .	-6 0 9 -2 0 0
those dates do	-3 0 6 -1 0 -1
those days	6 5 6 -4 -2 -10
those days ,	8 0 -5 0 0 -3
those i	-7 2 6 0 0 -1
those i am	-7 2 6 0 0 -1
those is good	5 0 -5 0 0 0
though	-38 46 -13 -2 -1 9
though $	-19 47 -6 -2 -1 -18
thought	2 -2 -3 9 -1 -6
through	-20 -3 -2 7 19 0
through ,	-8 -5 3 -1 13 -2
through a	-1 0 -2 12 -2 -7
through a quantity	-2 0 -1 12 -2 -7
through the	-9 0 -4 -1 1 13
tidy	16 -2 -3 -1 -1 -9
tiempo	-2 0 0 5 -1 -3
tight	-9 -1 -2 4 -1 10
time	7 13 -12 47 -10 -44
time !	6 0 0 -1 0 -5
time $	-20 4 -4 20 -3 4
time ,	-6 4 -2 7 -1 -3
time . i	0 0 -2 -1 -1 5
time Doffered	6 -9 -2 8 0 -2
time Doffered $	10 -7 -2 -1 0 -1
time Dopen	-6 7 0 0 0 -1
time T	9 -4 0 0 -2 -2
time around	-9 -1 0 11 0 -1
time aside	-3 0 -1 11 -1 -6
time aside $	-3 0 -1 11 -1 -6
time exactly	-8 -2 -1 13 0 -1
time is	8 1 -2 0 0 -6
time would	-4 -1 -1 7 0 -1
time would it	-4 -1 -1 7 0 -1
time you	11 -1 -5 -12 -3 9
time you have	-3 0 -1 -8 -2 15
time you like	11 0 -3 -3 -1 -3
timetable	-3 -1 9 0 0 -4
to	9 -26 -19 -12 53 -11
to $	-6 2 -1 6 -1 0
to .	-4 -2 9 0 -1 -2
to Doffered	-26 -6 -11 -1 -2 45
to Doffered $	34 -1 -15 -1 -1 -17
to Doffered .	-26 -1 2 0 0 25
to Doffered but	-39 -3 2 0 0 41
to Doffered yes	25 -1 -13 -1 0 -10
to a	-15 3 -2 9 18 -14
to a human	-6 -1 -1 -5 21 -8
to about	-1 -2 0 8 -2 -2
to about the	-1 -2 0 8 -2 -2
to agree	-2 0 0 0 6 -3
to all	-11 -2 16 -4 -3 4
to all $	-4 0 13 -1 -1 -6
to all .	-3 -2 9 -1 -1 -2
to anything	-2 0 2 -1 8 -7
to anything until	-2 0 2 -1 8 -7
to arrange	-6 -4 -1 1 19 -9
to arrange $	-2 0 0 -1 7 -4
to ask	-5 -2 -7 -10 -6 31
to ask my	-3 0 -1 -3 -3 9
to be	8 11 -10 -1 -8 1
to be Doffered	17 -6 -9 3 0 -4
to be T	-21 30 -1 -1 -1 -6
to be able	-15 1 16 -1 0 -1
to be in	-3 -5 2 14 -2 -5
to be out	8 -6 0 0 0 -1
to be the	11 -1 -6 -2 0 -1
to both	-7 -2 16 0 -2 -6
to both ,	-1 0 5 0 -1 -3
to cancel	-2 0 -2 -1 -1 5
to chat	-1 -3 0 -6 14 -4
to check	1 -8 -3 -7 -8 26
to check with	14 -2 -2 -4 -3 -1
to come	14 -11 0 10 -3 -10
to confirm	7 -1 -1 0 -3 -2
to discuss	-5 -1 -1 -2 14 -6
to discuss this	-3 0 -1 -1 11 -5
to do	-14 3 5 -2 -2 11
to do Doffered	5 -1 -1 0 0 -2
to expect	9 0 0 -1 0 -8
to expect you	9 0 0 -1 0 -8
to finish	1 -2 0 0 -4 6
to get	5 0 -4 13 -4 -9
to get a	3 -2 -1 5 -1 -3
to have	2 -1 -8 2 7 -1
to have it	-3 2 -4 10 -1 -5
to have to	-1 -2 -1 0 0 5
to hear	-2 0 0 -3 -1 7
to help	-14 26 -4 -8 -4 4
to help $	-5 3 -3 -3 -2 10
to help carry	-3 7 0 -1 0 -2
to help lift	0 6 0 -4 0 -1
to help shift	-6 9 0 1 -1 -2
to it	9 -1 -1 -5 -2 -1
to it .	9 0 -1 -5 -2 -1
to know	-3 -1 0 12 -2 -5
to leave	18 -14 2 -1 -1 -4
to leave T	11 -6 -1 0 0 -3
to leave for	10 -7 -2 0 0 -1
to leave it	-2 0 5 0 0 -3
to let	0 -2 8 1 -1 -6
to let you	-1 -1 8 1 -1 -6
to lift	-4 10 0 -4 -1 -1
to lift it	-4 9 0 -4 -1 -1
to man	-2 8 -1 -1 -1 -4
to man nor	-2 8 -1 -1 -1 -4
to me	5 -9 18 -5 -21 12
to me $	10 -1 -2 -5 -13 11
to me .	9 -1 -3 0 -1 -4
to me so	-3 0 -1 0 -2 7
to move	7 1 0 -5 0 -2
to my	-3 -4 -6 5 8 1
to my wife	-2 0 0 -2 -1 5
to my work	0 -2 -1 6 -1 -1
to our	4 0 -1 -1 4 -5
to pay	-4 -1 3 15 -4 -10
to pay ?	0 0 0 7 -2 -5
to pay anything	-1 0 0 6 -1 -4
to phone	0 0 -1 -2 6 -2
to phone me	0 0 -1 -2 6 -2
to place	-11 1 -2 13 -2 2
to place ?	-8 -1 -2 18 -1 -6
to put	-7 0 9 3 3 -9
to put it	-5 0 6 4 -1 -4
to reach	-1 0 -2 -3 -1 7
to receive	16 0 -4 -3 -1 -8
to receive it	16 0 -4 -3 -1 -8
to recover	-8 1 8 0 0 0
to ring	6 -2 0 -3 5 -5
to say	-14 -5 22 -3 -3 2
to say Doffered	23 -2 -9 -2 -1 -9
to say the	-15 0 -1 -2 -1 19
to say yes	-15 -2 27 -2 -1 -8
to school	0 -2 9 -2 -1 -4
to see	15 -9 -1 -2 -4 2
to see what	-1 -9 0 -2 -2 15
to set	-8 1 8 0 0 0
to someone	-12 -1 -2 -5 44 -23
to someone $	-10 0 -1 -4 30 -15
to someone about	-2 0 -2 -2 14 -8
to sort	-5 -2 -1 -6 27 -13
to sort it	-4 -2 -1 -6 25 -13
to speak	-14 -1 -2 -5 15 7
to speak to	-14 -1 -2 -5 15 7
to take	25 -2 -7 -8 -1 -7
to take it	19 0 -5 -6 -1 -8
to take the	6 -1 -1 -1 0 -3
to talk	-16 -2 -1 -3 24 0
to talk it	-7 -1 0 0 0 8
to talk to	-5 0 -1 -3 17 -8
to tell	-1 -4 -2 9 -3 1
to tell you	0 -4 -1 10 -3 -1
to text	-1 -6 0 -1 7 2
to text ,	-1 -6 0 0 8 0
to the	4 -8 16 -14 -2 3
to the back	-8 -1 0 0 -1 10
to the door	7 -1 6 -1 -2 -9
to the landlord	5 -3 0 0 0 -1
to the world	6 -1 -3 0 -1 -1
to these	-5 0 5 0 0 0
to track	-3 0 -2 13 -1 -6
to track the	-2 0 -1 9 -1 -4
to turn	5 0 5 -3 -1 -6
to turn the	5 0 -1 0 0 -3
to us	-3 -4 8 6 -1 -6
to use	-5 -1 -2 -2 -1 10
to use the	-5 0 -2 -2 -1 10
to whom	-3 -2 0 0 0 5
to work	0 0 5 5 -3 -6
to you	25 3 2 -22 -10 2
to you $	-6 0 -2 -8 -3 19
to you .	-4 0 -1 -1 -4 11
to you ?	-5 6 0 -1 0 0
to your	18 -3 0 -1 0 -14
together	-10 -5 -1 18 2 -4
together or	-5 -2 -1 9 0 -2
told	9 -37 -2 6 -9 32
told Doffered	-6 0 -1 -1 0 8
told me	-10 -4 -3 -1 -4 21
told nearer	-3 0 -1 7 -1 -2
told the	19 1 -3 -1 -1 -14
told the girl	13 0 -1 0 -1 -11
told you	13 -3 5 -1 -1 -13
told you Doffered	14 -3 -4 -1 0 -7
too	-20 -4 12 3 10 -1
too $	-4 -1 -2 -3 -1 11
too much	1 -2 -3 -1 11 -6
too much to	-2 -3 -1 -1 11 -4
too soon	-3 2 17 -3 -1 -12
too soon ,	-1 0 5 0 0 -4
took	-13 -1 16 1 -4 0
took a	0 -3 0 0 -2 7
took a day	0 -3 0 0 -2 7
took the	-1 7 -2 2 0 -5
took week	0 0 -1 5 0 -3
took week $	0 0 -1 5 0 -3
tooth	-17 13 5 0 0 -1
tooth out	-17 13 5 0 0 -1
touch	-23 -3 20 -2 -2 10
touch .	-5 -1 2 0 0 4
touch . $	-5 -1 2 0 0 4
touch when	-7 -2 11 0 0 -1
town	-15 16 -1 0 -1 1
track	-1 -1 -2 15 -2 -9
track it	-2 0 -1 8 -2 -4
track the	-2 0 -1 9 -1 -4
track the van	-2 0 -1 9 -1 -4
tracking	1 0 -4 8 -1 -4
tracking page	-1 0 -3 6 0 -1
tree	-10 0 17 -2 -1 -5
tried to	-3 0 -2 1 -1 5
trolley	-1 -3 -4 -5 -1 13
trolley ,	-1 -2 -2 -5 -1 10
true	-10 -2 -2 4 -1 11
trust	21 0 -8 0 0 -12
try	-51 -10 43 -4 17 5
try again	-14 -3 25 -1 -1 -7
try again $	-14 -3 25 -1 -1 -7
try harder	-9 -1 28 -2 -3 -13
try harder $	-9 -1 28 -2 -3 -13
try the	-9 -7 -10 0 21 6
trying	-21 -4 -8 15 0 18
trying to	-21 -4 -8 15 0 18
turn	4 -4 0 -3 -2 5
turn left	-7 -1 0 -1 0 10
turn the	9 -2 -1 0 0 -6
turn the capitals	5 0 -1 0 0 -3
turn up	3 -1 -5 -1 -1 5
turn up $	7 1 0 0 0 -7
turned	-1 -1 -2 0 -1 6
turned up	-2 -1 -2 0 -1 6
turned up on	-9 -1 -1 -1 0 13
twice	6 0 6 -1 -4 -6
twice $	2 0 -2 -1 -4 5
twice i	1 -2 7 -1 0 -5
twins	-1 -2 -1 0 5 -1
type	0 0 -1 -1 7 -4
typing	5 -1 -1 -3 4 -5
typing this	5 -2 -1 -2 5 -5
un	-6 -4 27 -4 -5 -8
under	-1 -5 11 -9 -5 8
under the	-15 -1 12 -8 -1 12
understanding that	5 -1 -1 -1 0 -2
unfortunately	-14 2 40 -6 -2 -20
unfortunately i	-2 1 9 -2 -1 -5
unfortunately i am	-2 1 9 -2 -1 -5
unfortunately neither	-8 0 12 -1 0 -3
uni	0 2 -2 -6 -1 7
uni $	-2 0 -1 -6 0 9
unit	-6 -2 -1 -1 0 9
unit is	-8 0 0 -1 0 10
unless	15 -4 -2 -2 -1 -7
unless it	7 -1 -1 -1 0 -3
unless my	5 -2 0 0 0 -2
unless my daughter	5 -2 0 0 0 -2
unpaid	-3 0 -5 -1 -1 10
unplugged	10 0 0 -9 0 0
unsubscribe	-28 -1 -9 -11 -13 63
unsubscribe $	-17 -1 -4 -5 -2 29
unsubscribe me	-11 -1 -4 -6 -11 32
unsubscribe me $	-7 0 -1 -1 -3 12
unsubscribe me from	-4 0 -3 -5 -8 20
unsure	-60 -7 15 -8 1 59
unsure $	-5 -1 -5 -3 -1 15
unsure which	5 -1 -1 -1 0 -1
unsure yet	-5 0 -5 -2 -1 14
unsure yet $	-5 0 -5 -2 -1 14
until	-6 10 22 -5 8 -30
until T	17 -8 -6 0 0 -3
until further	-2 0 15 -2 -1 -9
until further notice	-2 0 15 -2 -1 -9
until i	0 0 5 -1 -1 -2
until i have	0 0 5 -1 -1 -2
until then	-27 35 -4 0 -1 -3
until then $	-27 35 -3 0 -1 -3
up	23 -15 1 11 -7 -15
up $	-13 4 -1 -6 -3 18
up ,	5 -1 -1 -2 0 -1
up , so	8 0 0 0 0 -7
up .	0 5 -3 -1 -1 1
up . $	-1 5 -1 -1 0 -2
up Doffered	-7 0 -2 0 0 10
up T	0 -2 -2 -1 5 -1
up T $	0 -2 -1 -1 5 -1
up a	-2 -2 -1 -1 9 -3
up a ladder	0 -4 -1 -2 9 -2
up and	-7 0 7 -12 -1 13
up is	0 -2 -8 10 0 0
up is T	0 -2 -8 10 0 0
up on	-9 -3 6 -1 0 8
up on Doffered	-9 0 -1 -1 0 12
up quantity	12 -1 -3 -1 0 -6
up the	-6 0 -2 11 1 -3
up to	32 -1 -1 4 -7 -28
up with	5 -4 6 -1 -3 -4
up with the	2 -3 8 -1 -2 -4
update	-24 -3 -4 -14 -2 46
update $	-1 0 -2 -2 0 6
upstairs	1 -2 -4 23 -2 -16
upstairs $	-5 -2 -2 18 -1 -9
us	14 -8 32 -40 76 -71
us !	5 0 -4 0 -1 0
us ! $	6 0 -4 0 0 -1
us $	-20 -5 35 -9 24 -25
us ,	0 11 -5 -1 -1 -4
us .	8 -7 -3 -3 -4 9
us . $	-3 -7 -2 -1 -1 14
us a	-9 -3 -5 -4 34 -12
us a bell	-7 -1 -5 -4 28 -11
us a ring	-2 -3 0 0 5 0
us about	-2 0 -1 -3 8 -1
us and	6 0 -1 0 0 -5
us as	-2 7 -4 0 0 -1
us do	30 -1 -6 -9 -3 -11
us down	11 0 -7 -1 -1 -2
us down for	15 -2 -11 -1 0 0
us for	-4 -4 0 9 0 0
us i	-3 9 -5 0 -1 -1
us i am	-3 8 -3 0 -1 -1
us me	7 -2 0 0 -2 -3
us please $	-3 -1 -1 -1 1 5
us say Doffered	10 -5 -2 -1 0 -2
us the	-8 1 9 0 -1 0
us when	-6 0 -1 -3 12 -2
us when you	-6 0 -1 -3 12 -2
use	-43 -4 26 -18 -3 42
use .	-3 -1 5 0 0 0
use the	-18 -5 -8 -13 -6 50
use the back	-11 -2 0 -1 -1 15
use the side	-4 0 -1 -4 -4 12
use to	-11 5 17 -2 -3 -6
use to man	0 9 -6 0 0 -3
use to me	-6 -5 17 -1 -2 -3
use to us	-5 1 6 -1 0 0
used	-6 -1 3 5 -2 2
used .	-4 0 0 0 0 5
useless	-2 -5 4 -9 -2 14
useless the	-2 0 -1 -2 0 6
useless the lot	-2 0 -1 -2 0 6
usually	-1 -3 0 10 0 -5
van	6 -3 -3 19 1 -20
van ?	0 -1 0 7 -1 -5
van aside	-2 0 -1 9 -1 -4
vans	1 0 -6 5 0 1
vehicle	-1 0 -2 7 -1 -3
very	19 -7 -16 -8 -1 12
very good	-8 -1 0 0 0 10
very much	13 0 0 -10 0 -2
very well	0 -3 -4 -1 -1 8
vet	5 -4 0 0 0 -1
visit	-5 1 -2 1 -1 6
visitors	-5 3 -2 -1 0 5
wait	17 -8 -21 -5 -4 21
waited	-8 -5 -11 0 5 19
waited here	-4 10 -1 -2 -1 -3
waited in	-6 -3 -7 4 8 5
waited in all	-2 -2 -3 0 9 -2
waited in the	7 0 -2 5 -1 -9
waited on	6 -11 -2 0 -1 8
waited on it	-2 -11 -1 0 0 14
waitin	-15 -2 -3 31 -2 -9
waiting	16 -3 -25 2 -4 15
waiting $	26 0 -17 -5 -1 -2
waiting for	-5 0 -3 7 0 2
waiting to	-2 0 0 -3 -1 7
waiting to hear	-2 0 0 -3 -1 7
waive	-5 -1 -1 -2 -1 10
waive fees	-5 0 -1 -2 0 8
wales	6 -1 -3 0 0 -1
walk	3 -9 9 0 0 -2
walnut	5 -1 0 1 0 -5
walter	0 6 -5 0 0 -1
want	16 6 -26 -19 8 15
want it	6 -9 -10 -3 -4 19
want it any	-4 -1 -3 -6 -2 17
want it in	4 -5 -2 8 0 -5
want it on	8 -2 0 0 0 -5
want the	6 -1 0 0 0 -4
want them	-1 0 -3 0 6 -1
want to	-7 0 -4 1 9 2
want to cancel	-2 0 -2 -1 -1 5
wanted	-4 0 -3 -4 0 11
wanted it	-4 0 -3 -4 0 11
wants	-17 17 -1 4 -2 0
wants to	-16 17 0 0 0 -1
wants to be	-16 17 0 0 0 -1
ward	-7 -5 17 -2 4 -7
wardrobe	-16 -2 -13 7 -2 26
wardrobe is	-13 -1 -1 0 0 16
wardrobes	-2 -2 -2 7 0 -1
warehouse	2 1 -2 -2 6 -5
warned	5 -1 -1 0 0 -3
was	-37 -39 -3 13 -8 74
was a	7 -1 -1 -6 -1 1
was a star	5 -1 -1 -2 -1 -1
was all	-1 -2 5 0 0 -1
was all set	-1 -2 5 0 0 -1
was delivered	-12 -2 0 -1 0 16
was delivered on	-12 -2 0 -1 0 15
was going	10 -1 -1 0 0 -7
was going to	10 -1 -1 0 0 -7
was good	-6 0 -6 -5 -1 19
was good $	0 0 -5 -1 0 7
was good ,	-6 0 -1 -4 -1 12
was hoping	-5 2 6 -1 -1 -2
was in	9 0 0 0 0 -8
was in my	9 0 0 0 0 -8
was the	-19 -1 -3 -9 -1 33
was told	-6 -29 -2 1 0 36
was told Doffered	-6 0 -1 -1 0 8
washer	-3 -1 -3 12 0 -5
washing	5 -1 0 0 0 -3
watching	7 0 0 0 0 -7
waters	-11 -1 14 0 0 -2
watertight	-7 9 -1 0 0 0
way	8 -9 -4 9 -2 -3
way $	10 -5 -3 0 0 -2
way in	-5 0 0 7 3 -4
we	22 15 47 -38 -3 -47
we accept	23 -5 -6 -2 -1 -9
we agree	-2 0 0 -2 5 -1
we are	7 22 28 -19 -8 -30
we are a	-23 28 -8 3 0 0
we are abroad	-3 -6 30 -19 -1 -1
we are all	-3 5 0 1 0 -2
we are at	-22 5 15 5 -1 -2
we are away	1 -2 6 -2 0 -3
we are both	20 4 -19 -3 -1 -1
we are closed	-2 -2 0 0 0 5
we are have	-2 8 -4 -2 0 0
we are in	-13 3 0 -4 -1 14
we are not	-12 5 8 0 0 -1
we are off	5 0 -1 0 0 -3
we are on	-15 -4 22 5 -1 -7
we are out	-4 -12 -3 -1 -1 21
we are retired	27 -4 -12 -1 -2 -8
we can	8 -6 -4 -5 4 3
we can accept	-3 -1 -1 0 -1 6
we can do	23 -2 -11 -4 -1 -6
we can not	-10 2 10 0 0 -1
we do	-4 5 -3 -7 0 9
we do Dfree	-2 5 -2 0 0 0
we do not	-6 0 0 -2 -1 10
we get	-5 8 -2 -2 -1 3
we get back	-3 5 0 0 0 -1
we go	3 -5 5 -1 0 -1
we go for	5 -2 -2 0 0 0
we had	-20 -6 -9 -1 0 36
we have	17 -20 11 1 -5 -4
we have a	5 -7 7 -1 -1 -3
we have got	0 0 12 -1 -1 -9
we have had	6 -2 -4 5 3 -8
we have moved	-6 0 -8 -1 -1 16
we have no	0 0 -5 7 -1 -1
we have nowhere	-2 0 7 -1 0 -4
we have our	-5 0 7 0 0 -1
we have split	-2 0 -2 0 -1 5
we have the	4 -7 6 -1 0 -2
we keep	-10 11 -1 0 0 0
we leave	1 -2 8 0 0 -7
we live	-1 0 -1 5 -2 -1
we live on	-1 0 -1 5 -2 -1
we look	12 4 -1 -10 0 -5
we look forward	15 0 0 -10 0 -4
we moved	0 -8 -3 14 -1 -2
we moved Dfull	0 -7 -2 10 0 -1
we no	-4 -2 8 0 -1 -1
we no longer	-4 -2 8 0 -1 -1
we please	5 -2 0 0 0 -2
we please deliver	6 -3 0 0 0 -2
we say	-3 16 -4 -3 -2 -2
we say Dfull	-6 15 -3 -3 -1 -2
we shall	-4 8 -1 0 0 -3
we shall be	-4 8 -1 0 0 -3
we want	16 -3 -1 -1 0 -11
we will	-2 2 3 -7 9 -4
we will be	6 4 4 -5 -2 -8
we will have	4 -2 8 -1 0 -8
we will not	-6 0 -7 0 0 14
we will sort	-6 -1 -1 -2 12 -2
we work	3 4 -5 0 1 -3
we work $	-2 6 -1 0 0 -2
we would	9 -8 -2 0 -2 4
we would like	2 -5 -2 0 -2 7
wear	-4 0 -1 10 -1 -5
weather	5 -1 -3 0 0 -1
website says	-5 -1 -1 7 -1 0
wedding	35 -8 19 -3 -3 -41
wedding !	35 -1 -3 -2 0 -30
wedding ! !	35 -1 -3 -2 0 -30
wedding $	-1 -1 13 -1 -2 -9
wedding in	5 -5 0 0 0 -1
wedding in ludlow	5 -5 0 0 0 0
week	-1 14 48 -20 -11 -30
week $	2 3 18 -1 -3 -21
week ,	-1 -1 6 -1 -1 0
week .	5 0 -3 -2 -1 0
week . .	-3 2 -3 -1 -1 6
week i	1 0 -4 -4 -2 10
week is	-1 -1 9 -3 0 -4
week later	-4 10 0 -4 -1 0
week with	8 0 -2 -1 0 -5
week with my	8 0 -2 -1 0 -5
weight	-2 -7 -3 23 -6 -6
weight and	-2 0 -1 8 -3 -1
weight of	-1 -5 -1 12 -2 -3
well	8 -4 -20 9 7 0
well ,	4 -3 -5 0 10 -7
well .	6 -3 0 -1 -1 -2
well and	-5 0 -1 4 -1 3
well or	-14 -1 -1 18 0 -2
well or just	-14 -1 -1 18 0 -2
went	13 -1 -6 11 -2 -15
went to	3 -1 -3 10 -1 -7
were	-5 -19 0 4 -3 24
wet	-11 -1 4 -3 -1 13
wet .	-5 0 7 -1 -1 0
wet concrete	-4 0 -2 -2 0 8
what	-65 -49 -9 106 -11 28
what a	7 -1 0 -2 -1 -4
what about	14 12 -2 -6 -1 -17
what about Dfree	0 8 0 -6 0 -1
what about the	30 4 -1 -31 0 0
what colour	6 0 0 -5 0 0
what days	-1 0 -2 -8 4 8
what do	-1 0 0 5 0 -4
what do i	-1 0 0 5 0 -4
what else	-7 -6 40 -18 -1 -8
what else have	-2 -6 14 -6 -1 0
what else is	-2 -1 19 -9 0 -6
what happens	-18 -6 -4 37 0 -8
what happens if	-5 -4 -2 16 0 -5
what i	1 -25 -11 -5 5 34
what i said	10 -1 -2 0 -1 -6
what if	-2 -1 -4 13 0 -6
what is	-26 1 -12 22 -3 17
what is O	-4 -1 0 11 0 -5
what is the	-4 -7 0 21 -1 -8
what is your	-1 0 0 9 0 -7
what it	0 1 -2 -27 -3 30
what it is	-4 1 -2 -26 -1 32
what my	0 -8 0 -1 -1 11
what my rota	0 -8 0 -1 -1 11
what size	-3 -1 0 7 0 -3
what the	-1 0 -2 5 -1 -2
what they	5 -1 -1 -2 0 0
what time	-23 -8 -4 41 -1 -5
what time around	-9 -1 0 11 0 -1
what time exactly	-8 -2 -1 13 0 -1
what time would	-4 -1 -1 7 0 -1
when	-72 27 54 7 5 -18
when $	-3 0 -1 5 3 -4
when .	-2 -1 7 -1 -1 -3
when he	10 0 0 -2 -10 2
when he is	10 0 0 -2 -10 2
when i	-58 49 11 3 -2 -2
when i am	-31 28 6 -1 -1 -2
when i get	5 -1 -1 -1 0 -1
when i have	-7 4 -2 -1 -1 7
when i paid	-5 -2 5 7 -1 -5
when in	5 -4 -1 0 0 0
when in the	5 -4 -1 0 0 0
when it	-9 -2 12 -2 -1 2
when it is	-9 0 8 -1 -1 4
when it will	-2 0 5 0 0 -3
when my	-4 -1 -2 4 -2 5
when the	-13 0 4 -12 3 18
when they	-14 -4 18 -6 -2 8
when they are	-2 0 7 0 -1 -3
when they come	-5 -1 -5 -4 0 15
when they will	-2 0 5 -1 -1 -2
when things	-2 0 6 -1 3 -5
when we	-2 2 3 -1 2 -5
when would	-1 -1 0 7 -2 -2
when you	16 -7 -12 -14 17 0
when you get	-2 -3 -3 -6 20 -4
when you have	-1 -1 5 -2 0 -1
when your	6 -1 -1 0 -4 -1
when your duration	5 -1 0 0 -4 -1
whenever	19 12 37 -17 -7 -45
whenever $	16 3 -6 -2 -1 -10
whenever you	-2 7 -3 -7 -2 7
whenever you can	-20 4 -1 -5 -1 24
whenever you like	19 2 -1 -2 -1 -17
where	-8 -9 0 36 -4 -13
where did	-2 0 0 13 -2 -10
where did you	-2 0 0 13 -2 -10
where is	-5 0 -2 27 -1 -19
where is it	-3 0 -1 12 0 -8
whether	-13 -2 -4 33 -8 -7
whether the	-6 -2 -3 22 -5 -5
which	16 -11 -17 74 -5 -57
which $	7 4 -2 -2 0 -7
which ,	13 3 -2 -1 -1 -13
which , i	13 3 -2 -1 -1 -13
which address	0 -8 -2 11 0 -1
which address have	0 -8 -2 11 0 -1
which depot	-2 0 -1 5 0 -2
which depot is	-2 0 -1 5 0 -2
which i	22 -4 -9 -1 -1 -6
which i have	15 0 -9 -1 0 -4
which is	-5 -1 3 0 -1 3
which is not	-4 0 5 -2 -1 2
which of	-7 -5 -4 28 -2 -9
which of them	-4 0 -2 13 -2 -5
which of these	-5 -2 -1 12 0 -3
which one	-5 -1 -1 16 -1 -8
which one is	-5 -1 -1 16 -1 -8
which order	-2 0 -1 9 -1 -6
which order is	-2 0 -1 8 -1 -5
whichever	75 1 -28 -24 -11 -14
whichever $	21 -1 -14 -1 0 -5
whichever ,	-6 -1 -8 -6 -2 23
whichever , i	-12 -1 -3 -2 -2 19
whichever comes	13 -1 0 -1 0 -11
whichever is	30 0 -4 -7 -2 -17
whichever is first	9 0 0 -2 0 -7
whichever one	5 0 -1 -1 0 -3
whichever one is	5 0 -1 -1 0 -3
whichever the	2 -3 5 -2 0 -2
whichever you	16 0 -1 -3 -4 -9
while	7 -4 10 0 -1 -11
whitby	6 -2 1 0 -1 -3
who	-51 -14 -16 84 -10 9
who ?	0 0 0 -15 -1 16
who are	-4 0 -1 22 -1 -16
who are you	-4 0 -1 22 -1 -16
who brought	-3 -3 0 -1 0 8
who dis	-8 -1 -7 27 -7 -5
who dis $	-8 -1 -2 36 -5 -21
who gave	0 0 -2 -1 -1 5
who gave you	0 0 -2 -1 -1 5
who has	-2 -3 9 1 0 -5
who is	-30 -3 -5 6 -2 34
who is paying	0 0 0 10 -1 -9
who ordered	0 0 0 24 -1 -22
who ordered this	0 0 0 24 -1 -22
who you	-1 0 -7 2 -1 6
who you are	-1 0 -7 2 -1 6
whoever	-5 4 -3 -4 2 6
whole	-3 11 -7 -3 -2 4
whole day	5 -6 -6 8 0 0
whole day $	-2 -5 0 8 0 0
whole family	-10 12 0 -1 -1 -1
whole family will	-7 7 0 0 0 0
whom	-2 -2 0 0 0 5
why	-54 -9 -20 123 -3 -38
why am	-9 -2 -3 24 -1 -9
why am i	-9 -2 -3 24 -1 -9
why has	-4 0 -1 11 0 -5
why has it	-4 0 -1 11 0 -5
wife	0 -10 7 -15 9 10
wife $	-24 0 -1 -2 -2 30
wife is	6 -5 0 0 0 -1
wife is in	6 -5 0 0 0 -1
wife s	-7 -1 15 -1 -1 -5
wife says	10 -1 2 -4 -1 -5
wife will	8 0 -5 -1 -1 -2
will	40 -54 16 13 -20 -15
will ask	-7 0 -5 -7 -1 21
will ask the	-5 0 -1 -3 0 9
will be	45 3 25 -25 -9 -41
will be T	8 -4 0 -4 0 0
will be asleep	-10 -2 12 0 0 0
will be at	-12 0 22 -1 0 -8
will be back	-8 4 -1 0 0 5
will be closed	-5 0 6 0 0 -1
will be good	-9 -1 -2 0 0 12
will be here	16 10 -15 -6 -1 -4
will be home	-7 3 -5 -1 -1 11
will be in	7 8 12 -17 -3 -6
will be the	-7 0 0 6 3 -1
will be there	35 1 -17 -3 -1 -15
will be under	-9 0 15 -1 -1 -5
will check	-13 0 -1 -3 0 17
will check with	-12 0 0 -2 0 15
will come	-5 -2 8 -1 -1 0
will come back	-7 -1 10 -1 -1 1
will do	22 -2 -13 -3 -2 -1
will do good	4 3 -8 -1 0 3
will do if	6 -2 -2 0 0 -1
will find	5 -1 0 0 0 -3
will finish	-2 0 5 -1 0 -2
will get	6 3 -2 -16 -3 12
will get back	-8 0 -2 -4 -2 16
will get the	16 0 -1 -12 0 -3
will go	9 0 -1 0 0 -7
will have	11 -5 -10 -11 -5 20
will have the	11 0 -2 -1 0 -9
will have to	5 -2 -8 -5 -4 15
will i	-8 -5 -6 46 -2 -25
will i get	-6 0 -3 21 -2 -10
will it	-2 0 -3 16 -2 -9
will it fit	-5 0 -2 16 -2 -8
will it take	-3 0 0 5 0 -1
will know	8 -3 -1 0 0 -4
will leave	12 0 -5 -1 -1 -5
will let	0 -5 11 -8 -2 4
will let you	-2 -4 6 -8 -2 10
will look	-7 0 -4 -3 -1 15
will look later	-4 0 -3 -3 -1 12
will need	-5 2 -1 0 -2 6
will need to	-5 1 -1 0 -1 6
will not	-23 -6 46 -10 -8 0
will not be	-16 -16 27 -6 -2 13
will not get	-1 -2 7 0 0 -3
will not let	-4 5 5 -1 -2 -3
will not tell	-2 0 7 -2 0 -1
will see	-7 0 0 0 0 7
will sign	7 -1 -1 -2 0 -2
will sign for	5 0 -1 -2 0 -1
will sort	-6 -1 -1 -2 12 -2
will sort a	-5 0 0 0 6 0
will sort it	-1 0 -1 -2 6 -2
will take	19 -1 -2 -1 0 -14
will take O	16 -1 -1 -1 0 -14
will tell	0 -1 -3 -4 8 0
will tell you	-8 -1 -3 -3 8 8
will text	-10 0 13 -3 -1 1
will the	0 -1 -4 32 -2 -25
will the men	13 -1 -1 -10 0 -1
will they	-5 -1 -6 22 -1 -10
will they bring	-4 0 -2 9 0 -2
will they take	13 0 -3 -4 0 -5
will write	-9 -3 -5 0 0 17
will write again	-9 -3 -5 0 0 17
will you	1 -2 0 -1 8 -5
window	8 -10 -16 19 -1 0
window .	8 0 -8 0 0 1
window . $	9 0 -8 0 0 -1
wish me	7 -2 -1 0 -1 -3
wish me luck	7 -2 -1 0 -1 -3
with	17 -28 3 2 4 0
with Doffered	20 -2 -3 -1 -1 -13
with Doffered $	10 -1 -1 0 -1 -7
with Doffered .	6 -1 0 0 0 -4
with O	8 -2 0 0 -1 -5
with a	-11 0 -8 5 -7 20
with a flask	8 0 0 0 0 -7
with another	-3 0 -2 0 0 6
with apologies	-6 -1 7 0 0 0
with apologies $	-6 -1 7 0 0 0
with different	-1 0 -6 9 1 -3
with his	-1 0 4 2 -1 -5
with it	-1 0 0 -1 13 -10
with it $	-1 0 0 -4 13 -8
with me	19 4 -15 -6 -9 7
with me $	-7 4 -10 -4 -2 20
with me back	10 -1 -4 -1 -2 -3
with mum	7 -5 0 0 0 -1
with my	3 -1 22 -4 -5 -14
with my back	6 2 -4 0 0 -4
with my husband	-7 2 0 0 0 6
with my wife	-5 -1 -1 0 -1 8
with next	-2 -5 -7 8 -2 7
with next door	-2 -5 -7 8 -2 7
with place	-9 -1 -5 -7 -2 24
with place $	-7 0 -1 -1 -1 11
with place if	-2 0 -2 -5 -1 9
with quantity	9 0 -2 -1 -2 -4
with thanks	9 0 -1 -1 0 -6
with that	25 -1 -7 -2 -4 -11
with that $	16 0 -5 0 0 -10
with the	-10 -1 7 -18 1 21
with the baby	8 -1 -1 -1 1 -4
with the door	-8 -1 0 -1 0 10
with the other	-1 0 -1 -3 0 6
with them	1 0 -3 7 0 -5
with them ?	6 0 0 -6 0 0
with this	8 0 -3 -1 2 -6
with twins	-2 -3 0 0 5 -1
with you	-3 -1 4 0 5 -4
without	7 -2 -5 5 2 -6
wondering	-2 -1 -1 5 0 -1
words	-2 -2 -1 -1 -2 8
words fail	-5 -1 -1 -1 -2 10
words fail me	-5 -1 -1 -1 -2 10
work	-28 8 96 -19 -2 -52
work $	-7 13 32 -14 -3 -21
work ,	-2 -1 21 -6 -3 -9
work , thanks	-20 -1 22 0 0 -1
work .	-14 2 11 0 -1 2
work Dfull	5 -1 -3 0 0 -1
work Doffered	-5 -7 20 -2 0 -5
work Doffered $	-20 -1 25 0 0 -4
work Doffered and	5 0 -5 0 0 0
work Doffered so	5 -2 -1 -1 0 0
work Dopen	4 -12 9 0 0 0
work Dopen T	4 -12 9 0 0 0
work T	-6 10 0 -1 -1 -3
work T $	-14 19 -2 0 0 -2
work T so	8 -8 2 0 0 -1
work and	-7 0 2 -1 -1 6
work both	-2 0 7 -2 0 -2
work both days	-2 0 7 -2 0 -2
work but	-13 -2 -2 0 18 -1
work for	3 0 5 -2 -2 -4
work from	23 -4 -4 -2 -1 -12
work from home	24 -5 -4 -2 -1 -12
work in	-14 19 -4 0 0 -1
work instead	0 -2 -1 6 -1 -1
work instead ?	0 -2 -1 6 -1 -1
work on	4 -6 6 -3 0 -1
work so	5 0 -2 0 -1 -1
work then	-8 -6 7 15 -2 -5
work then $	-8 -6 7 15 -2 -5
work unpaid	-3 0 -4 0 -1 8
work with	8 -1 -4 0 -2 -2
working	-21 -3 77 -6 -10 -37
working $	-7 0 17 0 -1 -8
working .	-1 8 -5 -4 -1 3
working Doffered	-21 -5 39 -3 0 -9
working Doffered $	-29 -5 45 -3 0 -8
working T	-5 -10 17 -1 0 -1
working T $	-10 -6 17 -1 0 0
working all	-4 0 12 -3 -1 -5
working days	-5 -2 -1 9 -1 0
working from	-6 -2 -2 0 0 12
working from home	-6 -2 -2 0 0 12
working it	-3 12 0 -2 -1 -6
working it $	-3 12 0 -2 -1 -6
working lates	12 -5 -3 -1 -1 -2
working lates Doffered	-4 5 0 0 0 0
working rota	16 0 -4 -2 -2 -8
working rota $	6 6 -3 -1 -2 -6
working then	-3 0 6 -1 0 -3
works	83 -11 -35 -35 -18 -2
works $	19 11 -5 -3 -2 -20
works ,	17 -10 -5 -5 -2 5
works , i	6 -6 3 0 0 -3
works , thanks	16 -2 -2 -3 0 -10
works .	28 -1 -7 -1 -2 -16
works . please	10 0 -2 0 -1 -7
works . thanks	5 -1 -2 0 0 -1
works do	10 -9 0 0 0 0
works for	16 -6 -6 -14 -5 15
works for me	11 -3 -8 -13 -4 17
works good	-28 0 -2 -2 0 33
works thanks	21 -4 -4 -1 0 -12
works thanks $	21 -4 -4 -1 0 -12
world	14 -3 -7 0 -1 -2
world $	5 -1 -3 0 -1 0
world cup	5 -1 -2 0 0 -2
world cup starts	5 -1 -2 0 0 -2
worse	-3 -1 10 -1 0 -5
worse $	-3 -1 10 -1 0 -5
worst	-7 0 -1 -2 -1 11
would	-22 49 -15 15 27 -47
would Dfree	-3 7 -2 -1 0 0
would Dfree be	-3 6 -2 0 0 0
would Dfull	-10 13 -1 -1 0 -1
would Dfull be	-10 13 -1 -1 0 -1
would Doffered	-7 -4 -8 27 -2 -6
would appreciate	-4 0 -1 -1 9 -3
would appreciate a	-4 0 -1 -1 9 -3
would be	-2 23 -1 -16 -6 5
would be Doffered	7 -4 -2 0 0 -1
would be best	15 -11 -1 -1 0 -2
would be better	-14 19 -1 -1 -1 -2
would be good	-7 4 3 -10 -3 13
would be our	5 -3 0 -2 0 0
would be the	-3 8 0 0 -1 -3
would be yes	-4 0 0 0 0 5
would go	17 -5 -2 0 -1 -9
would go for	9 -5 -1 0 0 -3
would have	-10 -7 33 -3 -2 -11
would have been	-8 -4 21 -3 -1 -6
would have said	-3 -4 13 0 0 -6
would i	4 -3 -5 15 -3 -7
would it	-4 1 -4 1 8 -2
would it be	-4 1 -4 1 8 -2
would like	-12 -6 -10 -12 11 28
would like Dconflict	-18 -5 -1 0 -2 25
would like it	-1 6 -2 0 -1 -2
would like the	8 -6 -3 -7 -2 10
would like to	-2 -1 -2 -4 11 -3
would love	-11 0 22 -1 -1 -8
would love to	-11 0 22 -1 -1 -8
would prefer	4 -2 -1 -2 9 -7
would prefer the	6 -4 0 -1 0 -1
would prefer to	-2 0 -1 -1 9 -5
would rather	20 -8 -6 -3 8 -10
would rather speak	-2 0 -1 -1 6 -1
would sooner	0 -1 -3 -1 7 -2
would suits	-13 23 -5 -1 -2 -2
would suits ,	-1 7 -4 0 0 -1
would suits us	-12 15 0 0 -1 -1
would that	-5 -1 -1 8 0 -1
would that be	-5 -1 -1 8 0 -1
would want	-1 18 -1 -3 -1 -12
would work	9 2 -5 -1 -1 -5
would work $	-1 7 -4 0 0 -1
would yes	-4 0 0 0 5 -1
would you	2 1 -3 5 0 -6
would you kindly	-1 0 -1 7 -2 -3
wow	5 -1 -1 -3 0 -1
write	-19 -1 0 -1 -1 22
write again	-9 -3 -5 0 0 17
writing	-1 -2 -15 -2 15 5
writing .	-1 0 -7 0 0 9
writing . $	-1 0 -7 0 0 9
written	0 -4 -3 -1 -1 10
written apology	-5 0 -2 -1 -1 9
wrong	-5 -2 -40 -30 -4 82
wrong and	6 -1 0 0 0 -5
wrong number	-15 -1 -17 -19 -4 56
wrong number $	-4 0 -15 -13 -2 34
wrong number love	-3 0 -1 -1 0 5
wrong person	-1 0 -7 0 0 8
x	50 4 12 -20 -10 -35
x $	55 4 24 -16 -9 -59
xx	-16 -6 0 -5 -1 27
xx $	-14 -5 -9 -4 -1 32
year	-10 2 14 -1 -1 -5
year .	4 -6 3 0 0 0
year i	-13 -2 16 0 0 -1
year so	6 -2 -4 0 0 0
years	-4 0 -4 -2 -1 11
yes	114 -23 -130 -24 -33 -35
yes !	25 -10 -5 -2 -1 -8
yes ! !	15 -8 -2 -1 -1 -3
yes ! $	9 -2 -2 0 0 -5
yes $	89 21 -27 -31 13 -68
yes ,	62 -19 -12 -23 0 -7
yes , $	27 -4 -3 -5 -2 -14
yes , i	-8 -2 -4 -2 0 16
yes , leave	5 -1 0 0 0 -3
yes , thanks	9 -1 -1 0 0 -6
yes , yes	11 -1 -1 -1 -1 -7
yes .	54 -12 -27 -15 -11 14
yes . $	37 -1 -4 -3 -2 -26
yes . it	5 0 -1 0 0 -4
yes . please	12 0 0 -1 -3 -8
yes . thanks	6 0 0 -1 0 -4
yes ?	-35 4 -1 38 -1 -5
yes ? $	-29 2 -1 33 -1 -5
yes Doffered	3 -8 -19 -9 -3 37
yes Doffered $	10 -1 -2 -3 0 -4
yes Doffered .	8 0 0 -5 -2 -1
yes Doffered is	5 -1 -2 0 0 -2
yes T	5 -4 0 0 0 0
yes and	7 0 0 -1 -1 -5
yes as	6 0 -1 -3 0 -2
yes as long	5 0 -1 -2 0 -2
yes but	-18 28 1 -10 -6 5
yes but T	-22 23 0 0 0 -1
yes but can	16 -12 0 -3 0 0
yes but could	6 1 -1 -3 0 -2
yes but i	-2 4 13 -2 -1 -12
yes but not	-29 2 -9 0 0 36
yes finally	6 0 -1 -2 0 -3
yes for	-13 -1 -2 -2 -3 20
yes for Doffered	-23 -1 -1 -1 -2 27
yes good	26 -1 -3 -7 -1 -13
yes good $	9 -1 -1 -1 0 -6
yes good .	6 0 0 -4 -1 -1
yes i	-5 0 -1 -10 11 5
yes i can	7 0 0 -2 0 -4
yes i would	-13 0 0 -7 12 9
yes if	15 12 -1 -13 -2 -11
yes if it	7 1 0 -7 0 -1
yes if you	-13 13 0 0 0 0
yes it	8 0 0 -3 0 -4
yes it is	7 0 0 -3 0 -4
yes no	-48 0 28 -2 -1 24
yes ok	-9 0 0 0 0 10
yes ok $	-10 0 0 0 0 10
yes please	34 -5 -5 -14 -8 -2
yes please $	12 0 -1 -1 -1 -9
yes please ,	8 0 0 -7 0 -1
yes provided	5 0 0 -4 0 0
yes thanks	23 -1 -1 -1 0 -20
yes thanks $	9 0 -1 -1 0 -7
yes that	34 -3 -8 -15 -1 -5
yes that is	20 -3 -2 -12 0 -3
yes then	1 -2 5 -1 0 -3
yes to	-29 -4 -16 -2 -2 53
yes to Doffered	-21 -6 -16 -2 -1 46
yes works	14 0 -1 -2 0 -10
yes works $	11 0 -1 -1 0 -8
yes yes	36 -3 -3 -7 -4 -19
yes yes $	18 -1 -2 -4 -1 -10
yes yes yes	9 0 -1 -3 -1 -5
yet	-14 -3 17 -2 1 0
yet $	-10 -2 4 3 -4 9
yet so	-1 0 5 -2 0 -2
yom	-9 -4 9 0 0 5
yom kippur	-9 -4 9 0 0 5
you	7 -7 -39 33 14 11
you !	-4 -1 -1 0 -1 7
you ! $	-11 -1 0 0 -1 13
you $	-11 13 -13 0 2 9
you ,	8 -4 6 -2 -5 -3
you , that	10 -2 0 0 0 -7
you , this	-5 0 0 0 -2 7
you .	4 2 -6 -1 -5 6
you . $	-15 3 -5 4 -4 18
you . Doffered	5 0 -1 -3 0 -1
you . i	18 0 1 -1 0 -18
you ?	-5 6 0 2 0 -3
you Dfull	-8 -17 -1 32 -1 -5
you Doffered	14 -15 -10 24 -2 -11
you Doffered $	15 -2 -2 -3 0 -8
you Doffered but	14 -4 -1 -1 -1 -7
you T	20 -2 -5 -10 -1 -3
you a	-2 2 -2 13 -2 -9
you already	2 -4 0 6 0 -3
you any	-8 -1 17 -3 -1 -3
you are	21 -5 -11 -10 -5 10
you are a	-2 0 -1 -4 -1 8
you are now	-5 -1 0 0 0 6
you as	-5 -2 0 0 0 7
you as soon	-5 -2 0 0 0 7
you aside	2 0 -2 -4 -1 5
you ask	2 -13 14 -1 -1 -1
you at	-4 0 -2 -5 -3 14
you book	-1 0 -1 -1 6 -3
you book anything	-1 0 -1 -1 6 -3
you bring	-7 9 -1 0 0 -1
you bring it	-7 9 -1 0 0 -1
you by	-1 0 -1 6 -2 -2
you call	-2 -3 -2 -5 13 -1
you call please	-2 -3 -2 -5 13 -1
you can	1 13 -15 -31 -11 44
you can do	-13 13 0 0 0 0
you can get	11 -1 0 -9 0 0
you can promise	10 0 -1 -3 0 -6
you choose	54 -5 -6 -13 -8 -23
you choose $	24 -1 -1 -5 -2 -16
you choose ,	13 0 -3 -1 -1 -8
you come	1 9 -1 -5 -1 -3
you confirm	-2 -2 -3 9 -2 -1
you could	1 3 0 1 -1 -5
you could come	-2 6 -1 2 -1 -5
you deliver	-10 -6 0 12 -6 11
you deliver to	-2 0 1 10 -5 -4
you did	-15 0 -4 -2 -1 22
you do	4 45 3 -30 -11 -10
you do ?	-3 5 0 -2 0 0
you do Dfree	-2 19 -7 -7 -1 -1
you do Dfull	-3 6 0 -2 -1 -1
you do Doffered	43 -14 -1 -28 -1 0
you do Dopen	-4 6 0 -2 0 0
you do T	-20 22 0 -2 0 0
you do the	5 0 -1 -3 -1 0
you first	16 -1 -9 0 -2 -3
you for	-20 16 2 -6 -6 14
you for contacting	-9 -8 0 0 -3 20
you for letting	6 0 -1 0 0 -4
you for the	-8 0 2 -1 0 8
you get	-16 -5 -6 32 17 -21
you get duration	-6 0 -3 -4 17 -3
you get my	-5 -2 -2 36 -2 -25
you get this	-2 0 0 13 0 -10
you got	-23 23 -6 28 4 -26
you got $	-4 -5 12 -1 -1 -1
you got Dopen	0 5 0 -4 0 0
you got any	-1 -2 -6 13 -1 -3
you got anything	-9 27 -2 -10 0 -6
you got for	-1 -7 -1 14 -2 -3
you got the	-1 -4 -3 23 -1 -13
you have	-22 27 4 -32 -9 32
you have anything	-1 -1 9 -3 -1 -4
you have got	4 8 -12 -3 -3 6
you have it	-1 1 5 -2 0 -1
you have that	-27 35 -2 -3 0 -3
you have the	2 -1 -6 -4 -1 10
you in	8 -3 5 -2 -2 -7
you in $	-1 -1 5 -1 0 -2
you keep	13 0 -1 0 -1 -11
you kindly	-4 2 -2 9 -3 -3
you know	-27 -10 3 -6 -3 42
you know $	0 -1 3 6 -1 -7
you know Dfull	-2 -3 -1 -4 -1 10
you know Doffered	-15 -2 -3 -8 0 29
you know when	-1 0 6 -1 0 -5
you leave	-1 -1 -2 19 -1 -14
you leave it	-1 -1 -2 19 -1 -14
you let	1 -1 -1 5 -3 -1
you let me	1 -1 -1 5 -3 -1
you like	34 5 -6 -7 -3 -23
you like $	17 4 -1 -2 -1 -17
you lot	8 -10 3 -10 -4 13
you lot .	-4 -1 9 0 0 -3
you lot are	-3 -3 -1 -4 -1 11
you make	14 -7 -1 -6 5 -4
you make it	14 -7 0 -6 0 0
you must	-12 -1 -1 -2 0 16
you narrow	-6 -1 -6 16 -1 -2
you need	2 -1 -2 1 7 -8
you need to	-2 0 -1 0 9 -6
you never	-15 -2 10 -1 -1 9
you not	-1 -9 -2 14 -1 -2
you on	-12 -2 -3 -1 0 19
you people	-4 -1 5 -4 -1 5
you phone	-5 -4 -5 -4 25 -7
you pick	18 2 -1 -4 -1 -14
you pick $	6 2 0 -3 -1 -5
you please	-3 5 -1 -1 2 -2
you promise	9 -3 0 -5 0 -1
you promise it	9 -3 0 -5 0 -1
you propose	12 2 1 -1 -1 -13
you propose .	7 2 2 -1 -1 -9
you propose is	5 0 0 -1 0 -4
you put	10 -3 0 -2 -2 -2
you put it	7 -1 0 -2 -3 -1
you quantity	-1 -2 0 -1 11 -7
you quantity Dfull	-2 -2 0 -1 11 -7
you ring	-7 -1 -3 -6 25 -8
you ring me	-2 0 0 -1 10 -6
you ring us	-1 0 -1 -5 9 -2
you said	-13 -3 -3 -1 -1 20
you said Doffered	-4 0 -1 0 0 6
you see	-3 0 -1 -1 -1 5
you send	-11 -6 19 2 -2 -2
you send a	-1 -1 0 5 -1 -1
you send more	-9 -2 15 -2 0 -1
you so	-4 -1 -1 -1 -1 7
you so much	-5 0 -1 -1 -1 7
you still	-4 0 -2 15 0 -9
you still have	-1 0 -2 10 0 -7
you suggest	-8 -2 11 0 0 0
you take	-6 -1 -1 19 -2 -9
you take the	-6 -1 -1 16 -1 -6
you tell	-9 -3 -1 25 -6 -6
you tell me	-11 -3 -1 23 -5 -4
you text	7 -2 0 -3 -2 0
you that	-3 -2 0 0 0 5
you the	-4 -2 -1 11 1 -4
you the same	-4 -2 0 11 0 -4
you to	-5 -2 -3 -3 -2 15
you to the	5 -1 0 -1 0 -3
you very	12 0 0 -10 0 -2
you very much	12 0 0 -10 0 -2
you want	-7 -1 -5 -12 7 19
you when	-5 -1 10 -3 5 -7
you would	2 -5 2 0 -1 2
you yes	-20 -7 0 9 25 -7
you yes $	-26 0 0 0 26 0
your	-10 -29 -22 25 -9 49
your chaps	8 -1 -1 -3 0 -2
your colleague	3 -1 -1 1 -6 3
your colleague on	-3 -1 0 0 -1 6
your crew	-3 -1 -1 8 -1 -2
your delivery	-7 -7 -2 -3 -1 20
your driver	0 -5 -1 -4 -2 12
your duration	5 -1 0 0 -4 -1
your e	-5 0 0 0 0 5
your e mail	-5 0 0 0 0 5
your email ,	-6 0 0 -1 0 8
your first	1 -2 -3 0 -1 5
your guys	-1 0 -1 6 0 -4
your lads	-7 -4 -1 -10 0 22
your lads take	6 0 0 -6 0 0
your list	-2 -2 -3 -3 0 10
your list $	-1 -1 -1 -2 -1 7
your lorry	-4 0 0 9 0 -4
your men	6 -1 -1 3 0 -7
your men to	5 0 0 -1 0 -3
your message	-5 -4 4 -3 -1 10
your message ,	7 -2 0 0 0 -4
your message .	6 0 5 0 0 -10
your not	-10 10 0 0 0 0
your old	-4 0 -1 11 -1 -5
your old sign	-3 0 -1 10 -1 -5
your pick	5 3 -5 -1 0 -2
your pick $	5 3 -5 -1 0 -2
your system	-10 -1 -1 0 0 13
your system s	-7 0 0 0 0 8
your text	-2 -3 0 7 0 -1
your website says	-5 -1 -1 7 -1 0
yours	19 -2 -3 -1 -1 -12
yours ,	10 0 -1 0 -1 -8
yours of	6 -2 0 0 0 -3
星期六可以	21 -1 -2 -2 -1 -16
星期六可以 ,	21 -1 -2 -2 -1 -16
星期六可以 , 谢谢	21 -1 -2 -2 -1 -16
谢谢	21 -1 -2 -2 -1 -16
谢谢 $	21 -1 -2 -2 -1 -16
`;
