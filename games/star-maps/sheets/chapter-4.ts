/** Chapter 4: figures within figures. How to read a sheet: SHEETS.md. */

const SOUTHERN_CROSS = `
sheet southern-cross
chapter 4
star s1 1 316 96
star s2 5 558 90
star s3 2 898 101
star s4 6 432 237
star s5 6 81 308 arm a1
star s6 3 228 292 arm a1
star s7 5 390 404 lock 2
star s8 1 850 320
star s9 2 159 546
star s10 4 657 457
star s11 2 791 547
star s12 2 455 575
star s13 4 664 660
star s14 5 296 828
star s15 4 413 777
star s16 3 583 759
star s17 3 731 769
star s18 1 910 728
star s19 6 641 910
box b1 668 90 s2
box b2 374 167 s1 s4
box b3 558 200 s2 s4
box b4 874 211 s3 s8
box b5 155 300 s5 s6 arm a1
box b6 81 418 s5 arm a1
box b7 309 348 s6 s7
box b8 850 430 s8 s11
box b9 423 490 s7 s12
box b10 724 502 s10 s11
box b11 583 649 s13 s16
box b12 228 687 s9 s14
box b13 498 768 s15 s16 s19
box b14 787 694 s13 s17 s18
box b15 686 840 s17 s19
box b16 413 887 s14 s15
circle c1 783 96 s3-b1
circle c2 313 222 s1-b7
circle c3 234 447 s9-b7
circle c4 540 474 s10-b9
circle c5 477 672 s12-b13
circle c6 798 784 s18-b15
arm a1 on s7
line s19 s13
line s16 s17
line s14 s12
line s15 s12 s7 s4 s1
line s4 s2
line s7 s6 s5
line s12 s10 s11 s18
line s10 s7
figure cross s13 s16 s17 s19
medals 72 81 91
`

const SHIP = `
sheet ship
chapter 4
star s1 2 615 90
star s2 5 880 102
star s3 3 114 182 arm a1
star s4 6 357 156 arm a1
star s5 1 239 391 lock 2
star s6 4 614 358
star s7 1 799 336
star s8 6 381 433
star s9 2 580 503
star s10 2 920 477
star s11 6 90 629
star s12 4 323 616
star s13 1 470 611
star s14 3 798 562
star s15 4 891 677
star s16 3 404 740
star s17 6 552 734
star s18 1 242 872
star s19 5 443 910
star s20 5 861 907
box b1 505 90 s1
box b2 748 96 s1 s2
box b3 236 169 s3 s4 arm a1
box b4 114 292 s3 arm a1
box b5 310 412 s5 s8
box b6 504 358 s6 s8 s9
box b7 597 431 s6 s7 s9
box b8 909 336 s7 s10
box b9 90 519 s5 s11
box b10 859 520 s10 s14 s15
box b11 90 739 s11
box b12 364 678 s12 s16
box b13 478 737 s16 s17 s19
box b14 511 673 s12 s13 s17
box b15 876 792 s15 s20
box b16 343 891 s18 s19
box b17 751 907 s20
circle c1 431 123 s4-b1
circle c2 895 219 s2-b8
circle c3 390 512 s13-b5
circle c4 698 497 s14-b7
circle c5 166 806 s18-b11
arm a1 on s5
line s15 s17 s16 s18 s19 s15
line s16 s12 s11 s5 s8 s9 s13 s17
line s13 s12
line s9 s6 s1
line s6 s7 s10 s14 s15
figure false-cross s12 s13 s16 s17
medals 66 74 83
`

const GREAT_DOG = `
sheet great-dog
chapter 4
star s1 2 461 90 arm a1
star s2 6 870 88
star s3 6 83 150
star s4 5 271 212 arm a1
star s5 3 103 404
star s6 1 425 302 lock 0
star s7 5 573 290
star s8 2 910 344
star s9 4 358 532
star s10 5 719 436
star s11 6 293 665
star s12 4 627 644
star s13 1 879 567
star s14 4 90 797
star s15 3 431 768
star s16 3 848 805
star s17 2 293 898
star s18 1 565 910
box b1 760 88 s2
box b2 366 151 s1 s4 arm a1
box b3 870 198 s2 s8
box b4 93 277 s3 s5
box b5 348 257 s1 s4 s6
box b6 499 296 s6 s7
box b7 213 404 s5
box b8 815 390 s8 s10 s13
box b9 326 599 s9 s11 s15
box b10 517 644 s12
box b11 753 606 s10 s12 s13 s16
box b12 192 848 s14 s17
box b13 498 839 s15 s18
box b14 90 907 s14
box b15 848 915 s16
circle c1 667 189 s7-b1
circle c2 224 244 s3-b5
circle c3 286 468 s9-b7
circle c4 243 757 s11-b12
circle c5 192 903 s17-b14
circle c6 707 913 s18-b15
arm a1 on s6
line s7 s8 s10 s9
line s7 s6 s4 s1 s6
line s7 s9 s11 s14
line s11 s15 s16
line s15 s18
figure haunch s9 s11 s14 s15
medals 65 74 84
`

const CRANE = `
sheet crane
chapter 4
star s1 2 625 82
star s2 5 911 89 arm a1
star s3 5 155 151
star s4 6 384 168
star s5 4 803 191 arm a1
star s6 2 90 395
star s7 2 522 386 lock 2
star s8 1 661 286 arm a1
star s9 3 110 541
star s10 5 379 562
star s11 1 708 572
star s12 3 927 563
star s13 6 80 737
star s14 4 338 774
star s15 6 752 833
star s16 1 234 910
star s17 3 555 920
box b1 515 82 s1
box b2 735 82 s1
box b3 270 160 s3 s4
box b4 857 140 s2 s5 arm a1
box b5 155 261 s3
box b6 732 239 s5 s8 arm a1
box b7 592 336 s7 s8
box b8 100 468 s6 s9
box b9 522 496 s7 s10
box b10 230 650 s9 s10 s13
box b11 818 568 s11 s12
box b12 708 682 s11 s15
box b13 146 825 s13 s16
box b14 286 842 s14 s16
box b15 555 810 s17
box b16 654 877 s15 s17
circle c1 823 86 s2-b2
circle c2 450 125 s4-b1
circle c3 123 328 s6-b5
circle c4 818 623 s12-b12
circle c5 284 712 s14-b10
arm a1 on s7
line s2 s5 s8 s7 s10 s14 s16
line s7 s11
line s10 s11
line s10 s9 s6
figure neck s2 s5 s7 s8
medals 44 63 74
`

const RAVEN_AND_CUP = `
sheet raven-and-cup
chapter 4
star s1 4 539 90
star s2 6 141 180
star s3 3 390 266
star s4 2 698 160
star s5 6 914 140
star s6 2 592 343
star s7 5 781 358
star s8 5 111 426 arm a1
star s9 1 262 467 arm a1
star s10 1 432 469
star s11 4 688 524
star s12 3 910 542
star s13 5 563 634
star s14 2 90 798 arm a1
star s15 3 306 732 lock 1
star s16 6 845 763
star s17 4 315 910
star s18 1 584 902
box b1 251 180 s2 s3
box b2 619 125 s1 s4
box b3 804 140 s4 s5
box b4 141 290 s2
box b5 491 305 s3 s6
box b6 914 250 s5 s7
box b7 187 447 s8 s9 arm a1
box b8 735 441 s7 s11 s12
box b9 284 600 s9 s15
box b10 498 552 s10 s13
box b11 626 579 s11 s13
box b12 878 653 s12 s16
box b13 311 821 s15 s17
box b14 90 908 s14 arm a1
box b15 474 902 s17 s18
box b16 694 902 s18
circle c1 515 198 s1-b5
circle c2 126 358 s8-b4
circle c3 462 387 s10-b5
circle c4 545 448 s6-b10
circle c5 187 699 s14-b9
circle c6 770 833 s16-b16
arm a1 on s15
line s17 s15 s14 s8 s9 s15
line s12 s16 s11 s7 s12
line s7 s4 s1
line s11 s13 s10
figure sail s8 s9 s14 s15
medals 51 66 77
`

const LYRE = `
sheet lyre
chapter 4
star s1 4 196 106
star s2 1 477 90
star s3 3 642 90 arm a1
star s4 4 426 256
star s5 1 899 242 arm a1
star s6 6 124 299
star s7 3 634 408 lock 3
star s8 2 90 527
star s9 5 248 451
star s10 4 386 533
star s11 1 911 511
star s12 3 363 675
star s13 6 738 654
star s14 5 927 755
star s15 2 101 910
star s16 5 522 869
star s17 2 815 914
box b1 367 90 s1 s2
box b2 752 90 s3 arm a1
box b3 160 203 s1 s6
box b4 452 173 s2 s4
box b5 536 256 s4
box b6 767 325 s5 s7
box b7 186 375 s6 s8 s9
box b8 169 489 s8 s9
box b9 375 604 s10 s12
box b10 825 583 s11 s13
box b11 473 675 s10 s12
box b12 189 844 s15
box b13 871 835 s13 s14 s17
box b14 312 890 s15 s16
box b15 705 914 s17
circle c1 547 132 s3-b4
circle c2 826 166 s5-b2
circle c3 585 332 s7-b5
circle c4 839 418 s11-b6
circle c5 876 669 s14-b10
circle c6 614 892 s16-b15
arm a1 on s7
line s5 s3 s7 s5
line s7 s9 s15 s16 s7
figure strings s7 s9 s15 s16
medals 52 65 79
`

export const CHAPTER_4: readonly string[] = [SOUTHERN_CROSS, SHIP, GREAT_DOG, CRANE, RAVEN_AND_CUP, LYRE]
